import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { makeSettlementLists } from './demo-world/settlement-lists.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoSettlement } from './seed-demo-settlement.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const { db, ownerUrl } = await createTestDatabase();
await seedDemoWorld(ownerUrl);
await seedDemoAccounts(ownerUrl, randomBytes(32));
const kept = new Map<string, Buffer>();
const store = {
  put: async (key: string, bytes: Buffer) => void kept.set(key, bytes),
  get: async (key: string) => kept.get(key),
  remove: async (key: string) => void kept.delete(key),
  async *list() {},
};

const column = async (text: string) =>
  (await db.$client.query<{ value: unknown }>(text)).rows.map(({ value }) => value);

it('settles the last weeks once, with the differences that were planted and no other', async () => {
  const made = await Promise.all([seedDemoSettlement(ownerUrl, store), seedDemoSettlement(ownerUrl, store)]);
  const [files] = made.filter((count) => count !== undefined);
  expect(made.filter((count) => count === undefined)).toHaveLength(1);
  expect(await column(`select count(*)::int as value from settlement_files where state = 'imported'`)).toEqual([files]);
  expect(kept.size).toBe(files);
  expect(
    await column(
      `select kind || ' ' || count(*) as value from settlement_cases where closed_at is null group by kind order by 1`,
    ),
  ).toEqual([
    'amount-differs 1',
    'ours-only 2',
    'payout-differs 1',
    'payout-missing 1',
    'theirs-only 1',
    'unknown-credit 1',
  ]);
  expect(await column(`select evidence as value from settlement_cases where closed_at is not null`)).toEqual([
    'given up by two persons',
  ]);
  expect(await column(`select count(*)::int as value from payment_settlements where days_late > 0`)).toEqual([1]);
  expect(await column(`select sum(bad_lines)::int as value from settlement_files`)).toEqual([1]);
  expect(await column(`select count(*) > 200 as value from payment_settlements where state = 'settled'`)).toEqual([
    true,
  ]);
});

it('leaves work on the desks, and no news to deliver', async () => {
  expect(await column(`select count(*)::int as value from settlement_proposals where outcome is null`)).toEqual([1]);
  expect(await column(`select outcome as value from review_proposals order by id`)).toEqual(['approved', null]);
  expect(await column(`select state as value from refunds order by requested_at`)).toEqual(['requested', 'requested']);
  expect(await column('select count(*)::int as value from outbox where dispatched_at is null')).toEqual([0]);
  expect(await column(`select sum(amount_kobo)::bigint as value from ledger_entries`)).toEqual([0]);
});

it('is the same for the same payments and day', () => {
  const payments = Array.from({ length: 60 }, (_, index) => ({
    ...{ reference: String(100_000_000_000 + index), orderId: `order-${index}`, amountKobo: 100_000 + index },
    ...{ paidOn: '2026-10-05', dueOn: '2026-10-06', channel: 'card' },
  }));
  expect(makeSettlementLists(payments, '2026-11-20')).toEqual(makeSettlementLists(payments, '2026-11-20'));
});
