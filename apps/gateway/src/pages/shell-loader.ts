import { join } from 'node:path';
import type { ReleaseManifest } from '@portal/federation/release';
import { importShell, importWithShell } from '@portal/federation/server-modules';
import type { ShellServer } from '@portal/federation/server-rendering';
import type { ReleaseReader } from '../releases/live-releases.ts';

export interface ShellLoader {
  readonly shell: (release: ReleaseManifest) => Promise<ShellServer>;
  /** An area's module, running on that shell's own copies of the platform. */
  readonly area: (release: ReleaseManifest, shell: ReleaseManifest) => Promise<unknown>;
}

/** Loads server bundles out of the release folders; no source of the shell or of an area is ever read here. */
export function shellLoader({ serverFolderOf }: ReleaseReader): ShellLoader {
  return {
    async shell(release) {
      return (await importShell(serverFolderOf(release), 'shell')) as ShellServer;
    },
    area: (release, shell) => importWithShell(join(serverFolderOf(release), 'area.js'), serverFolderOf(shell)),
  };
}
