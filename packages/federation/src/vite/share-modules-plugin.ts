import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { serverModuleName, sharedModules } from '../shared-modules.ts';

const prefix = 'virtual:share/';

/** Entries of the shell's server bundle that hand the platform's modules to the remotes' server bundles. */
export const shareEntries: Readonly<Record<string, string>> = Object.fromEntries(
  sharedModules.map((specifier) => [serverModuleName(specifier), prefix + specifier]),
);

/** Writes those entries. React is CommonJS: its names are listed, because `export *` finds none in such a module. */
export function shareModulesPlugin(root: string): Plugin {
  const require = createRequire(join(root, 'package.json'));
  return {
    name: 'portal:share-modules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const specifier = id.slice(prefix.length + 1);
      if (!specifier.startsWith('react')) return `export * from '${specifier}';`;
      const names = Object.keys(require(specifier)).filter((name) => name !== 'default' && /^[\w$]+$/.test(name));
      return [
        `import * as module from '${specifier}';`,
        ...names.map((name) => `export const ${name} = module.${name};`),
        'export default module;',
      ].join('\n');
    },
  };
}
