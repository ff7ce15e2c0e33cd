/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** `npm run dev` shows the client of this folder against a server started with `tijdperk serve`. */
const server = process.env.TIJDPERK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Vitest must take Svelte's browser half, or components cannot be mounted.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: process.env.TIJDPERK_STATIC ?? '../src/tijdperk/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  // The server takes sockets and changes from its own pages only, so the proxy speaks in its name.
  server: {
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
      '/back': server,
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'] },
}));
