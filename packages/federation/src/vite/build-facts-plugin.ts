import type { Plugin } from 'vite';
import { type BuildFacts, buildFactsFile, packageOf, shareOf } from '../build-facts/build-facts.ts';
import { sharedModuleKey } from '../build-facts/shared-module-key.ts';
import { optionalModules } from '../shared-modules.ts';

/** Records what a browser build contains, for the release gate. */
export function buildFactsPlugin(facts: Pick<BuildFacts, 'app' | 'kind'>): Plugin {
  return {
    name: 'portal:build-facts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const packages = new Set<string>();
      const optionalShares: Record<string, string[]> = {};
      const entries: Record<string, string> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const shares = output.moduleIds.map(shareOf).filter((name) => name !== undefined);
        if (shares.length > 0) optionalShares[output.fileName] = [...new Set(shares)].sort();
        for (const id of output.moduleIds) {
          const specifier = sharedModuleKey(id);
          if (specifier) entries[specifier] = output.fileName;
        }
        for (const [id, module] of Object.entries(output.modules)) {
          const name = module.renderedLength > 0 ? packageOf(id) : undefined;
          if (name) packages.add(name);
        }
      }
      // A page that is not told of a module's files fetches its styles late, and moves when they come.
      const lost = facts.kind === 'shell' ? optionalModules.filter((name) => !(name in entries)) : [];
      if (lost.length > 0) this.error(`No chunk of the shell holds ${lost.join(', ')}.`);
      const source: BuildFacts = { ...facts, optionalShares, entries, packages: [...packages].sort(), hasLists: true };
      this.emitFile({ type: 'asset', fileName: buildFactsFile, source: JSON.stringify(source, null, 2) });
    },
  };
}
