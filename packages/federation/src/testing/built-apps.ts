import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildFacts } from '../build-facts/build-facts.ts';
import { writeBuildList } from '../build-facts/build-list.ts';
import type { BuildManifest } from '../release/load-chain.ts';
import { serverModuleName, sharedModules } from '../shared-modules.ts';

/** The smallest thing a shell's build can be: enough for the gate and for a gateway. */
export function writeBuiltShell(folder: string, options: BuiltShellOptions = {}): string {
  const { platformVersion = 1, places = [{ id: 'public-site', paths: ['/'] }], marker = '' } = options;
  const shares = sharedModules.map((name): [string, string] => {
    const exports = name === '@portal/platform' ? (options.platform ?? platformModule(platformVersion)) : '';
    return [`server/${serverModuleName(name)}.js`, `${exports}export default {};`];
  });
  return writeApp(folder, {
    facts: {
      app: 'shell',
      kind: 'shell',
      optionalShares: {},
      entries: { '@portal/ui/overlays': 'assets/overlays.js' },
      packages: ['react'],
      hasLists: true,
    },
    manifest: {
      'src/main.tsx': { file: 'assets/main.js', isEntry: true, dynamicImports: ['src/bootstrap.tsx'] },
      'src/bootstrap.tsx': { file: 'assets/bootstrap.js', css: ['assets/shell.css'] },
      '../../packages/ui/src/forms/index.ts': { file: 'assets/forms.js' },
      // Joined with what others share: no entry of its own.
      '_overlays.js': { file: 'assets/overlays.js', css: ['assets/overlays.css'] },
      'src/layout/messages/en.ts': { file: 'assets/en.js' },
    },
    files: {
      'client/assets/main.js': `// ${marker}\nimport('./bootstrap.js')`,
      'client/assets/bootstrap.js': 'export {}',
      'client/assets/shell.css': `body{color:#000}${'/* long */'.repeat(1000)}`,
      'client/assets/forms.js': 'export {}',
      'client/assets/overlays.js': 'export {}',
      'client/assets/overlays.css': '.a{color:red}',
      'client/assets/en.js': 'export {}',
      'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'server/shell.js': options.server ?? shellModule(platformVersion, places),
      ...Object.fromEntries(shares),
    },
  });
}

export interface BuiltShellOptions {
  readonly platformVersion?: number;
  readonly places?: readonly { readonly id: string; readonly paths: readonly string[] }[];
  /** Changes the content. */
  readonly marker?: string;
  /** Source of `server/shell.js`. */
  readonly server?: string;
  /** Source of what it provides as `@portal/platform`. */
  readonly platform?: string;
}

export interface BuiltRemoteOptions {
  readonly id?: string;
  readonly version?: string;
  readonly platformVersion?: number;
  readonly routes?: string;
  readonly packages?: readonly string[];
  readonly sizeBudget?: { readonly startKb: number; readonly totalKb: number } | null;
  /** Source of `server/area.js`. */
  readonly server?: string;
  readonly marker?: string;
  /** False: as tools made builds that wrote no lists. */
  readonly hasLists?: boolean;
}

export function writeBuiltRemote(folder: string, app: string, options: BuiltRemoteOptions = {}): string {
  const { id = app, routes = '[]', packages = [], marker = '', hasLists = true } = options;
  const server =
    options.server ??
    `import { defineArea } from '@portal/platform';
     export const area = defineArea({ id: '${id}', navigation: [], routes: ${routes}, loadMessages: async () => {} });
     ${options.platformVersion === undefined ? '' : `area.platformVersion = ${options.platformVersion};`}`;
  return writeApp(folder, {
    version: options.version ?? '1.0.0',
    sizeBudget: options.sizeBudget,
    facts: { app, kind: 'remote', optionalShares: {}, packages, ...(hasLists && { hasLists }) },
    manifest: {
      'virtual:mf-REMOTE_ENTRY_ID:x': {
        file: 'remote-entry.js',
        name: 'remoteEntry',
        dynamicImports: ['src/area.tsx'],
      },
      'src/area.tsx': { file: 'assets/area.js', css: ['assets/area.css'] },
      'src/routes/news.route.tsx': { file: 'assets/news.route-12345678.js', name: 'news.route' },
    },
    files: {
      'client/remote-entry.js': `// ${marker}\nexport {}`,
      'client/assets/area.js': 'export {}',
      'client/assets/area.css': `@layer area{.a{color:red}}`,
      'client/assets/news.route-12345678.js': 'export {}',
      'server/area.js': server,
    },
  });
}

interface AppFiles {
  readonly version?: string;
  readonly sizeBudget?: BuiltRemoteOptions['sizeBudget'];
  readonly facts: BuildFacts;
  readonly manifest: BuildManifest;
  readonly files: Readonly<Record<string, string>>;
}

function writeApp(folder: string, { version = '1.0.0', sizeBudget, facts, manifest, files }: AppFiles): string {
  const budget = sizeBudget === undefined ? { startKb: 60, totalKb: 160 } : sizeBudget;
  const all = {
    'package.json': JSON.stringify({ version, ...(budget && { sizeBudget: budget }) }),
    'dist/client/.vite/portal.json': JSON.stringify(facts),
    'dist/client/.vite/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`dist/${path}`, text])),
  };
  for (const [path, text] of Object.entries(all)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const side of ['client', 'server']) {
    const dist = join(folder, 'dist', side);
    writeBuildList(
      dist,
      Object.keys(all).flatMap((path) =>
        path.startsWith(`dist/${side}/`) ? [path.slice(`dist/${side}/`.length)] : [],
      ),
    );
  }
  return folder;
}

function platformModule(platformVersion: number): string {
  return `export const defineArea = (area) => ({ platformVersion: ${platformVersion}, ...area });`;
}

function shellModule(platformVersion: number, places: unknown): string {
  return `
    export const platformVersion = ${platformVersion};
    export const areaPlaces = ${JSON.stringify(places)};
  `;
}
