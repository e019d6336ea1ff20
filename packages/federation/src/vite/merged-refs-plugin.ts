import type { Plugin } from 'vite';

const name = '\0merged-refs';

/**
 * Mantine's ScrollArea, and with it every dialog, takes `useMergeRefs` from the library that places menus, which is one module of
 * 10 KB. The same hook of `@mantine/hooks` stands in for it, so that a dialog comes without menus.
 */
export function mergedRefsPlugin(): Plugin {
  let asker: string | undefined;
  return {
    name: 'portal:merged-refs',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === '@floating-ui/react' && importer?.includes('/components/ScrollArea/')) {
        asker = importer;
        return name;
      }
      return importer === name ? this.resolve(id, asker) : undefined;
    },
    load: (id) =>
      id === name
        ? `import { useMergedRef } from '@mantine/hooks'; export const useMergeRefs = (refs) => useMergedRef(...refs);`
        : undefined,
  };
}
