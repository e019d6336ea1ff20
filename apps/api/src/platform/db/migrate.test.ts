import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import '../../testing/provided.ts';
import { migrate } from './migrate.ts';

const app = fileURLToPath(new URL('../../../', import.meta.url));

async function emptyDatabase(name: string): Promise<string> {
  const { superuserUrl: url } = inject('postgres');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

it('brings an empty database to today’s schema once, however many runners start together', async () => {
  const url = await emptyDatabase('migrated_together');
  const files = (await readdir(join(app, 'migrations'))).filter((name) => name.endsWith('.sql'));

  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);

  expect(applied.toSorted((a, b) => b - a)).toEqual([files.length, 0, 0]);
});

it('has a migration for every table as the code declares it', async () => {
  // A copy: a missing migration must fail this test, not write itself.
  const copy = await mkdtemp(join(app, '.migrate-test-'));
  try {
    for (const part of ['src', 'migrations', 'drizzle.config.ts'])
      await cp(join(app, part), join(copy, part), { recursive: true });
    await symlink(join(app, 'node_modules'), join(copy, 'node_modules'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(app, 'node_modules/drizzle-kit/bin.cjs'), 'generate'],
      {
        cwd: copy,
      },
    );
    expect(stdout).toContain('No schema changes');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

it('gives up instead of queueing when traffic holds what a migration needs', async () => {
  for (const name of (await readdir(join(app, 'migrations'))).filter((file) => file.endsWith('.sql'))) {
    const sql = await readFile(join(app, 'migrations', name), 'utf8');
    expect(sql, name).toMatch(/^-- [^\n]+\n/);
    expect(sql, name).toContain(`SET LOCAL lock_timeout = '5s'`);
  }
});
