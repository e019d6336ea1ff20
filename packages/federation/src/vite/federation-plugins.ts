import { federation } from '@module-federation/vite';
import type { PluginOption } from 'vite';
import { devEntry } from '../dev/dev-server.ts';
import { optionalModules, platformModules, sharedModules } from '../shared-modules.ts';

type Share = { singleton: true; requiredVersion: string; eager?: true; import?: false };

const share = (specifier: string, rest: Pick<Share, 'eager' | 'import'> = {}): [string, Share] => [
  specifier,
  { singleton: true, requiredVersion: '*', ...rest },
];

/** The shell provides the platform at once (one chunk) and the optional modules when first asked for. */
export function hostFederation(): PluginOption[] {
  return federation({
    name: 'shell',
    remotes: {},
    shared: Object.fromEntries([
      ...platformModules.map((name) => share(name, { eager: true })),
      ...optionalModules.map((name) => share(name)),
    ]),
    experiments: { provideExternalRuntime: true },
    manifest: false,
    dts: false,
    disableSnapshot: true,
    dev: { remoteHmr: true },
  });
}

export interface RemoteFederation {
  readonly name: string;
  /** While developing, a remote carries its own copies, so that it also runs where no shell provides them. */
  readonly building: boolean;
}

export function remoteFederation({ name, building }: RemoteFederation): PluginOption[] {
  const rest = building ? ({ import: false } as const) : {};
  return federation({
    name: name.replaceAll('-', '_'),
    filename: building ? 'remote-entry-[hash].js' : devEntry,
    exposes: { './area': './src/area.tsx' },
    shared: Object.fromEntries(sharedModules.map((specifier) => share(specifier, rest))),
    ...(building && { experiments: { externalRuntime: true }, disableRemote: true }),
    manifest: false,
    dts: false,
    disableSnapshot: building,
    // The plugin trims what a shared module exports to what it has seen used once nothing was parsed for 10 ms; on a busy
    // machine that is too early, and names are missing. Given no time at all, it keeps every name: the same on every machine.
    moduleParseIdleTimeout: 0,
    moduleParseTimeout: 0.001,
    dev: { remoteHmr: true },
  });
}
