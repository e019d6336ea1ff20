import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { filesBelow, writeBuildList } from '../build-facts/build-list.ts';

/** Ends a build with the list of what belongs to it. */
export function buildListPlugin(): Plugin {
  let copied: readonly string[] = [];
  return {
    name: 'portal:build-list',
    apply: 'build',
    enforce: 'post',
    configResolved({ build, publicDir }) {
      copied = build.copyPublicDir && existsSync(publicDir) ? filesBelow(publicDir) : [];
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        if (dir) writeBuildList(dir, [...Object.keys(bundle), ...copied]);
      },
    },
  };
}
