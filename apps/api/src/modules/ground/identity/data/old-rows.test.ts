import { beforeAll, describe, expect, it } from 'vitest';
import { accessOf, statementsOf } from '../../../../testing/query-plans.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { tidyUp } = await startIdentity(db);
const { id: userId } = await givenAccount(db);

async function kept(table: string, name: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select ${name} as name from ${table} where ${name} like 'row %' order by 1`,
  );
  return rows.map((row) => row.name);
}

describe('rows that nobody can use any more', () => {
  it('of sessions go a month after their end, whatever ended them', async () => {
    await db.$client.query(
      `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at, revoked_at)
       select sha256(device::bytea), $1, 'public', '::1', device, created_at, created_at, 900, created_at + interval '12 hours', revoked_at
       from (values ('row old', now() - interval '31 days', null), ('row old, ended', now() - interval '31 days', now() - interval '31 days'),
         ('row ended', now(), now()), ('row over', now() - interval '2 days', null), ('row live', now(), null)
       ) as given (device, created_at, revoked_at)`,
      [userId],
    );
    await tidyUp();
    expect(await kept('sessions', 'device')).toEqual(['row ended', 'row live', 'row over']);
  });

  it.each([
    [
      'one_time_tokens',
      `(purpose, token_hash, user_id, created_at, expires_at) values ('reset-password', $2, $1, now(), $3)`,
    ],
    ['sign_in_challenges', `(token_hash, user_id, door, expires_at) values ($2, $1, 'public', $3)`],
  ])('of %s go a month after their end', async (table, columns) => {
    const name = `convert_from(token_hash, 'UTF8')`;
    for (const [token, days] of [
      ['row old', -31],
      ['row over', -1],
      ['row live', 1],
    ] as const) {
      const expiresAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
      await db.$client.query(`insert into ${table} ${columns}`, [userId, Buffer.from(token), expiresAt]);
    }
    await tidyUp();
    expect(await kept(table, name)).toEqual(['row live', 'row over']);
  });

  it('of counted attempts go with their window, and an account stays locked until then', async () => {
    await db.$client.query(
      `insert into attempt_counters values ('row locked', 11, now() + interval '5 minutes'), ('row over', 11, now() - interval '1 minute')`,
    );
    await tidyUp();
    expect(await kept('attempt_counters', 'key')).toEqual(['row locked']);
  });
});

describe('among many that stay', () => {
  beforeAll(async () => {
    await db.$client.query(
      `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
       select sha256(n::text::bytea), $1, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour' from generate_series(1, 5000) n`,
      [userId],
    );
    await db.$client.query(
      `insert into one_time_tokens (purpose, token_hash, user_id, created_at, expires_at)
       select 'reset-password', sha256(n::text::bytea), $1, now(), now() + interval '1 hour' from generate_series(1, 5000) n`,
      [userId],
    );
    await db.$client.query(
      `insert into sign_in_challenges (token_hash, user_id, door, expires_at)
       select sha256(n::text::bytea), $1, 'public', now() + interval '1 hour' from generate_series(1, 5000) n`,
      [userId],
    );
    await db.$client.query(
      `insert into attempt_counters select 'address ' || n, 1, now() + interval '1 hour' from generate_series(1, 5000) n`,
    );
    await db.$client.query(
      `insert into known_devices select $1, sha256(n::text::bytea), now() from generate_series(1, 5000) n`,
      [userId],
    );
    await db.$client.query('analyze');
  });

  it('they are found by indexes', async () => {
    const statements = await statementsOf(tidyUp);
    const indexes: string[] = [];
    for (const statement of statements) {
      const access = await accessOf(db, statement);
      expect(access.scanned, statement.text).toEqual([]);
      indexes.push(...access.indexes);
    }
    expect(indexes.sort()).toEqual([
      'attempt_counters_ends_at_idx',
      'known_devices_last_used_at_idx',
      'one_time_tokens_expires_at_idx',
      'sessions_expires_at_idx',
      'sign_in_challenges_expires_at_idx',
    ]);
  });
});
