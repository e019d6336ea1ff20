import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root.ts';

const pretended = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

it('says to whoever has an old Node which one is needed, in one sentence', () => {
  const bootstrap = join(repositoryRoot, '.bootstrap', 'run.mjs');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', pretended('18.20.8'), bootstrap, 'portal:start'],
    { encoding: 'utf8' },
  );
  expect(stderr.trim()).toBe('Node 18.20.8 is too old: install Node 20 or newer and run the command again.');
  expect([status, stdout]).toEqual([1, '']);
});
