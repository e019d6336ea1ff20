import type { Plugin } from 'vite';
import { shareOf } from '../build-facts/build-facts.ts';
import { optionalModules } from '../shared-modules.ts';

const lazyShares = /(__mfLazyShares[$\d]* = )(?:"[^"]*"|'[^']*'|`[^`]*`|\[[^\]]*\])/;

/**
 * A remote may use every optional module of the platform. The federation plugin fetches those that are listed but imported by
 * no chunk when the remote starts; this marks them, like those that only a later screen imports, as fetched on demand.
 */
export function unusedSharesPlugin(): Plugin {
  return {
    name: 'portal:unused-shares',
    apply: 'build',
    enforce: 'post',
    renderChunk(code, chunk, _, { chunks }) {
      if (!chunk.moduleIds.some((id) => id.includes('localSharedImportMap'))) return null;
      const found = lazyShares.exec(code);
      if (!found)
        return this.error('The federation plugin writes its share map in another way now: mend portal:unused-shares');
      const used = new Set(Object.values(chunks).flatMap(({ moduleIds }) => moduleIds.map(shareOf)));
      const already = optionalModules.filter((name) => found[0].includes(`"${name}"`));
      const lazy = optionalModules.filter((name) => !used.has(name) || already.includes(name));
      return { code: code.replace(lazyShares, `$1${JSON.stringify(lazy)}`), map: null };
    },
  };
}
