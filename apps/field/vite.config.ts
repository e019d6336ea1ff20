import { defineConfig } from 'vite';
import { workerOfFiles } from './build/worker-of-files.ts';

/** One document with its own files below `/field/`, and a worker that keeps exactly these. No shell, no shared modules. */
export default defineConfig({
  base: '/field/',
  build: {
    target: 'es2020',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  plugins: [workerOfFiles()],
});
