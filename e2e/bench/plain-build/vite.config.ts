import { join } from 'node:path';
import { repositoryRoot } from '@portal/local-stack';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * The control: shell, public site and payments from the same sources as one ordinary single-page application. Federation is
 * replaced by imports, nothing else. `PLAIN_AREAS` says which imports: `lazy`, each area with its first screen, as most would
 * write it (fewest bytes), or `eager`, everything in one piece (fewest round trips).
 */
const areas = process.env.PLAIN_AREAS === 'eager' ? 'eager' : 'lazy';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [plainApplication(), react()],
  build: {
    target: 'es2022',
    outDir: join(repositoryRoot, 'node_modules', '.cache', `portal-plain-${areas}`),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 2048,
  },
});

function plainApplication(): Plugin {
  const app = (path: string) => JSON.stringify(join(repositoryRoot, 'apps', path));
  const names = ['public-site', 'payments'] as const;
  const entry = '\0plain:entry';
  const areaImports = '\0plain:areas';
  const sources: Readonly<Record<string, string>> = {
    [entry]: `import { start } from ${app('shell/src/bootstrap.tsx')};\nawait start();`,
    [areaImports]:
      areas === 'lazy'
        ? `const areas = { ${names.map((name) => `'${name}': () => import(${app(`${name}/src/area.tsx`)})`).join(', ')} };
           export const startRemote = (id) => areas[id]();
           export const isThere = async () => true;`
        : `${names.map((name, index) => `import * as area${index} from ${app(`${name}/src/area.tsx`)};`).join('\n')}
           const areas = { ${names.map((name, index) => `'${name}': area${index}`).join(', ')} };
           export const startRemote = async (id) => areas[id];
           export const isThere = async () => true;`,
  };
  return {
    name: 'portal:plain-application',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === '/plain-entry') return entry;
      if (id === './areas/start-remote.ts' && importer?.endsWith('apps/shell/src/bootstrap.tsx')) return areaImports;
      return undefined;
    },
    load: (id) => sources[id],
  };
}
