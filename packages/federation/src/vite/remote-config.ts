import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { remoteServer } from '../dev/dev-server.ts';
import { sharedModules } from '../shared-modules.ts';
import { buildFactsPlugin } from './build-facts-plugin.ts';
import { buildListPlugin } from './build-list-plugin.ts';
import { clientBuild, serverBuild } from './build-options.ts';
import { remoteFederation } from './federation-plugins.ts';
import { olderBrowsersPlugin } from './older-browsers-plugin.ts';
import { quietNotesPlugin } from './quiet-notes-plugin.ts';
import { slimContractsPlugin } from './slim-contracts-plugin.ts';
import { unusedSharesPlugin } from './unused-shares-plugin.ts';

export interface RemoteOptions {
  /** The area's id, which is also its folder's name. */
  readonly name: string;
  /** Its screens judge nothing by the contract's schemas: they stay out of the build. */
  readonly hasNoSchemas?: boolean;
}

/**
 * A remote: exposes `./area` (from `src/area.tsx`) and nothing else. `vite build --ssr` additionally builds what the gateway
 * needs to know the area (its contract) and to render it.
 */
export function remoteConfig({ name, hasNoSchemas = false }: RemoteOptions): UserConfigFnObject {
  return defineConfig(({ command, isSsrBuild }) => {
    if (isSsrBuild) {
      return {
        plugins: [react(), buildListPlugin()],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: serverBuild({ input: { area: 'src/area.tsx' }, external: sharedModules }),
      };
    }
    const building = command === 'build';
    return {
      // Relative, so that a release works wherever it is put.
      base: building ? './' : '/',
      plugins: [
        react(),
        remoteFederation({ name, building }),
        quietNotesPlugin(),
        olderBrowsersPlugin(),
        unusedSharesPlugin(),
        hasNoSchemas && slimContractsPlugin(),
        buildFactsPlugin({ app: name, kind: 'remote' }),
        buildListPlugin(),
      ],
      server: remoteServer(),
      build: clientBuild('src/area.tsx'),
    };
  });
}
