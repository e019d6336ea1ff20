import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPostgres } from '@portal/embedded-postgres';
import { migrate } from '../src/platform/db/migrate.ts';
import { readMigrations } from '../src/platform/db/migrations/read-migrations.ts';
import { keepWorld } from './keep-world.ts';
import { worldFolder } from './world-manifest.ts';

const [release] = process.argv.slice(2);
if (!release || !/^[\w.-]+$/.test(release)) {
  console.error('Give the day of the release whose demonstration is kept: npm run keep-world -- 2026-11-27');
  process.exit(1);
}
const lastMigration = (await readMigrations()).at(-1)?.name ?? '';
const dir = await mkdtemp(join(tmpdir(), 'portal-world-'));
const postgres = await startPostgres({ dataDir: join(dir, 'data'), durable: false });
try {
  await migrate(postgres.ownerUrl);
  const seeds = fileURLToPath(new URL('../seeds/seed.ts', import.meta.url));
  const places = { KEYS_DIR: join(dir, 'keys'), UPLOADS_DIR: join(dir, 'uploads') };
  const env = {
    ...process.env,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    PORTAL_MODE: 'demo',
    DEMO_WORLD: 'on',
    ...places,
  };
  await promisify(execFile)(process.execPath, [seeds], { env });
  const { tables } = await keepWorld(postgres.ownerUrl, worldFolder(release), { release, lastMigration });
  console.log(`${tables.length} tables of ${release} kept in ${worldFolder(release)}`);
} finally {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
