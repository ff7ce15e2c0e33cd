// After a build: each file that compresses well also lies there as .br and .gz, so that the server never compresses it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTHWHILE = 0.9; // of the size: fonts and pictures are compressed already
const folder = process.env.TIJDPERK_STATIC ?? '../src/tijdperk/table/static';

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (statSync(path).isDirectory()) continue;
  const body = readFileSync(path);
  const forms = {
    br: brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gz: gzipSync(body, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [form, compressed] of Object.entries(forms)) {
    if (compressed.length < WORTHWHILE * body.length) writeFileSync(`${path}.${form}`, compressed);
  }
}
