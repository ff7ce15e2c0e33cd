import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const typed = ['**/*.ts', '**/*.svelte'];

const untyped = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
};

export default defineConfig(
  globalIgnores([
    // written by tools/typescript.py
    'src/lib/messages.ts',
    'src/games/*/messages.ts',
    // drawn at build time by tools/*.mjs
    'src/lib/icons/',
    '**/*.gen.ts',
  ]),
  js.configs.recommended,
  { rules: { 'no-nested-ternary': 'error' } },
  { files: ['tools/**', '*.js'], languageOptions: { globals: globals.node } },
  { files: ['public/**'], languageOptions: { globals: globals.serviceworker } },
  { files: ['src/**', 'dev/**'], languageOptions: { globals: globals.browser } },
  { files: typed, extends: [ts.configs.recommendedTypeChecked, ts.configs.stylisticTypeChecked] },
  svelte.configs.recommended,
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // A parameter that a signature asks for and nobody reads is called _ or _name.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // `() => {}` says that nothing is to happen, as in `.catch(() => {})`.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions', 'methods'] }],
      // A getter may be there for a subclass to override.
      '@typescript-eslint/class-literal-property-style': 'off',
      // An empty text and 0 often mean "none" here: `name || other` is then what is wanted.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true, number: true } },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // ESLint sees whatever comes out of another component as `any`. svelte-check knows its type.
      ...untyped,
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: {
      // Maps and sets are caches, or are built anew and replaced as a whole: nothing observes their members.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Tests read recorded games, whose JSON has no type, and take what they know to be there.
    files: ['**/*.test.ts', 'src/lib/moments.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      ...untyped,
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
  svelte.configs.prettier,
);
