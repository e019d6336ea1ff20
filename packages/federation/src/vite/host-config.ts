import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { devRegistryPlugin, shellServer } from '../dev/dev-server.ts';
import { buildFactsPlugin } from './build-facts-plugin.ts';
import { buildListPlugin } from './build-list-plugin.ts';
import { clientBuild, serverBuild } from './build-options.ts';
import { hostFederation } from './federation-plugins.ts';
import { mergedRefsPlugin } from './merged-refs-plugin.ts';
import { olderBrowsersPlugin } from './older-browsers-plugin.ts';
import { ownModulesPlugin } from './own-modules-plugin.ts';
import { scrollLockPlugin } from './scroll-lock-plugin.ts';
import { shareEntries, shareModulesPlugin } from './share-modules-plugin.ts';

/**
 * The shell. Its browser build is the platform every remote runs on; its server build renders pages and hands the same
 * platform to the remotes' server builds.
 */
export function hostConfig(): UserConfigFnObject {
  return defineConfig(({ command, isSsrBuild }) => {
    if (isSsrBuild) {
      return {
        plugins: [react(), shareModulesPlugin(process.cwd()), buildListPlugin()],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: serverBuild({ input: { shell: 'src/server.tsx', ...shareEntries }, external: [] }),
      };
    }
    return {
      base: command === 'build' ? './' : '/',
      plugins: [
        devRegistryPlugin(),
        ownModulesPlugin(process.cwd()),
        mergedRefsPlugin(),
        scrollLockPlugin(),
        react(),
        hostFederation(),
        olderBrowsersPlugin(),
        buildFactsPlugin({ app: 'shell', kind: 'shell' }),
        buildListPlugin(),
      ],
      server: shellServer(),
      build: clientBuild('src/main.tsx'),
    };
  });
}
