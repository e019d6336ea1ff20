import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlDataOf } from './control-data.ts';

let folder = '';
let bytes: Buffer;
let asked: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-control-data-'));
  await chmod(folder, 0o711);
  const server = await startPostgres({ dataDir: join(folder, 'data'), durable: false });
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  const { rows } = await client.query(
    `select s.system_identifier::text as system, c.checkpoint_lsn::text as checkpoint, c.redo_lsn::text as redo, c.timeline_id::text as timeline,
       i.data_page_checksum_version::text as checksum, s.catalog_version_no::text as catalog,
       r.min_recovery_end_lsn::text as "recoveryEnd", current_setting('max_connections') as connections, current_setting('wal_level') as level
     from pg_control_system() s, pg_control_checkpoint() c, pg_control_init() i, pg_control_recovery() r`,
  );
  asked = rows[0];
  bytes = await readFile(join(folder, 'data/cluster/global/pg_control'));
  await client.end();
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('says of a cluster what its server says', () => {
  const said = Object.fromEntries(
    controlDataOf(bytes)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/:\s+/, 2)),
  );
  expect(said).toMatchObject({
    'Database cluster state': 'in production',
    'Database system identifier': asked.system,
    'Catalog version number': asked.catalog,
    'Latest checkpoint location': asked.checkpoint,
    "Latest checkpoint's REDO location": asked.redo,
    "Latest checkpoint's TimeLineID": asked.timeline,
    'Minimum recovery ending location': asked.recoveryEnd,
    'Data page checksum version': asked.checksum,
    'max_connections setting': asked.connections,
    'wal_level setting': asked.level,
  });
});

it('refuses what another version wrote', () => {
  const other = Buffer.from(bytes);
  other.writeUInt32LE(1700, 8);
  expect(() => controlDataOf(other)).toThrow('version 1800');
});
