import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../steps/run-command.ts';
import { undescribedApps } from './undescribed-apps.ts';

it('says of every area what changed since its last release', async () => {
  expect(await undescribedApps(repositoryRoot), 'run `npm run pnpm -- changeset` and commit it').toEqual([]);
});

it('has a changelog for every app that is released by itself', () => {
  // The field page is released with the gateway that serves it (docs/decisions/0856).
  const onTheServer = ['api', 'field', 'gateway', 'payment-sandbox'];
  const apps = readdirSync(join(repositoryRoot, 'apps')).filter((name) => !onTheServer.includes(name));
  for (const app of apps) expect(readdirSync(join(repositoryRoot, 'apps', app))).toContain('CHANGELOG.md');
});

describe('a repository', () => {
  let root: string;
  let minute = 0;
  const git = (...args: readonly string[]) => {
    const at = `2026-01-01T10:${String(minute).padStart(2, '0')}:00Z`;
    const env = { ...process.env, GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at };
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root, env });
  };
  function commit(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    minute += 1;
    git('add', '-A');
    git('commit', '-qm', file);
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-described-'));
    minute = 0;
    git('init', '-q');
    commit('apps/mda/src/area.tsx', '1');
    commit('apps/mda/CHANGELOG.md', '# @portal/mda');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is told of an app that changed after its changelog, and content with a changeset', async () => {
    expect(await undescribedApps(root)).toEqual([]);
    commit('apps/mda/src/area.tsx', '2');
    expect(await undescribedApps(root)).toEqual(['mda']);
    commit('.changeset/other.md', '---\n"@portal/governor": patch\n---\nNot this one.');
    expect(await undescribedApps(root)).toEqual(['mda']);
    commit('.changeset/quick-cats.md', '---\n"@portal/mda": patch\n---\nThe menu is shorter.');
    expect(await undescribedApps(root)).toEqual([]);
  });

  it('asks nothing for a test', async () => {
    commit('apps/mda/src/area.test.tsx', '2');
    expect(await undescribedApps(root)).toEqual([]);
  });
});
