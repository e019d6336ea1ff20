import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { optionalModules } from '../shared-modules.ts';

/**
 * The shell provides the optional modules to the remotes, and uses some itself in parts that open later. Imported as a share,
 * such a module would be fetched at every start; imported as the file it is, it is the same instance and comes when needed.
 */
export function ownModulesPlugin(root: string): Plugin {
  const sources = join(root, 'src') + sep;
  return {
    name: 'portal:own-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(sources) || !optionalModules.some((name) => name === source)) return null;
      const [, name, entry] = source.split('/');
      return this.resolve(
        join(root, '..', '..', 'packages', `${name}`, 'src', `${entry}`, 'index.ts'),
        importer,
        options,
      );
    },
  };
}
