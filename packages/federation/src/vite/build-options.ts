import type { BuildEnvironmentOptions } from 'vite';

/**
 * What people's browsers get: modules with names that change with their content, and no source maps. No HTML: the gateway
 * composes that.
 */
export function clientBuild(input: string): BuildEnvironmentOptions {
  return {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input,
      output: {
        codeSplitting: {
          // What only menus and choices need must not come with a dialog, because the two share something else.
          groups: [{ name: 'floating', test: /[\\/]@floating-ui[\\/]/ }],
        },
      },
    },
  };
}

export interface ServerBuild {
  /** Entry name → module. */
  readonly input: Readonly<Record<string, string>>;
  /** Left as bare imports: whoever loads the bundle says what they are. Everything else is inside. */
  readonly external: readonly string[];
}

/** What the gateway loads to write HTML. */
export function serverBuild({ input, external }: ServerBuild): BuildEnvironmentOptions {
  return {
    target: 'node22',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      external: [...external],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  };
}
