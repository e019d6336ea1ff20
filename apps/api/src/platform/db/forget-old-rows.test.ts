import { beforeEach, expect, it } from 'vitest';
import { accessOf, statementsOf } from '../../testing/query-plans.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { forgetOldRows } from './forget-old-rows.ts';

const { db, owner } = await createTestDatabase();
const { periodic = [] } = forgetOldRows(db, { now: () => new Date() });

async function tidyUp(signal = new AbortController().signal): Promise<void> {
  for (const { run } of periodic) await run(signal);
}
async function kept(name: string, table: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(`select ${name} as name from ${table} order by 1`);
  return rows.map((row) => row.name);
}
async function givenNews(dedupeKey: string, dispatchedDaysAgo: number | null, count = 1): Promise<void> {
  await db.$client.query(
    `insert into outbox (topic, dedupe_key, payload, created_at, dispatched_at)
     select 'receipt.issued', case when $3::int = 1 then $1 else $1::text || n end, '{}', now() - interval '40 days', now() - make_interval(days => $2::int)
     from generate_series(1, $3::int) n`,
    [dedupeKey, dispatchedDaysAgo, count],
  );
}
beforeEach(() => owner.$client.query('truncate outbox, idempotency_keys'));

it('a first answer is repeated for a week, and then forgotten', async () => {
  await db.$client.query(
    `insert into idempotency_keys (scope, key, request_hash, created_at)
     values ('user:1', 'six days', '', now() - interval '6 days'), ('user:1', 'eight days', '', now() - interval '8 days')`,
  );
  await tidyUp();
  expect(await kept('key', 'idempotency_keys')).toEqual(['six days']);
});

it('news that was told is kept for a month; what could not be told stays for a person', async () => {
  await givenNews('told long ago', 31);
  await givenNews('told lately', 29);
  await givenNews('never told', null);
  await tidyUp();
  expect(await kept('dedupe_key', 'outbox')).toEqual(['never told', 'told lately']);
});

it('however much news there is, it goes in small steps, and a process that stops is not waited for', async () => {
  await givenNews('never told', null, 3);
  await givenNews('told ', 31, 2_500);
  const steps = (await statementsOf(tidyUp)).filter(({ text }) => text.includes('outbox'));
  expect(steps.length).toBeGreaterThan(2);
  expect(await kept('dedupe_key', 'outbox')).toHaveLength(3);

  await givenNews('told again ', 31, 1);
  await tidyUp(AbortSignal.abort());
  expect(await kept('dedupe_key', 'outbox')).toHaveLength(4);
});

it('all of them are found by indexes among many that stay', async () => {
  await givenNews('told ', 1, 5_000);
  await db.$client.query(
    `insert into idempotency_keys (scope, key, request_hash) select 'user:1', n::text, '' from generate_series(1, 5000) n`,
  );
  await db.$client.query(
    `insert into provider_minutes (provider, minute, calls, failures, total_ms, slowest_ms)
     select 'remita', date_trunc('minute', now()) - make_interval(mins => n), 1, 0, 100, 100 from generate_series(1, 5000) n`,
  );
  await db.$client.query('analyze');
  const indexes: string[] = [];
  for (const statement of await statementsOf(tidyUp)) {
    const access = await accessOf(db, statement);
    expect(access.scanned, statement.text).toEqual([]);
    indexes.push(...access.indexes);
  }
  expect(indexes).toEqual(
    expect.arrayContaining(['idempotency_keys_created_at_idx', 'outbox_pkey', 'provider_minutes_minute_provider_pk']),
  );
});
