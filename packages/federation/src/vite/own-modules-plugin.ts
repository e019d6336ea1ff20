import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { optionalModules } from '../shared-modules.ts';

/**
 * The shell provides the optional modules to the remotes; it and its packages use some themselves in parts that open later. Imported as a share,
 * such a module would be fetched at every start; imported as the file it is, it is the same instance and comes when needed.
 */
export function ownModulesPlugin(root: string): Plugin {
  const packages = join(root, '..', '..', 'packages') + sep;
  const sources = [join(root, 'src') + sep, packages];
  return {
    name: 'portal:own-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!sources.some((folder) => importer?.startsWith(folder)) || !optionalModules.some((name) => name === source))
        return null;
      const [, name, entry] = source.split('/');
      return this.resolve(join(packages, `${name}`, 'src', `${entry}`, 'index.ts'), importer, options);
    },
  };
}
