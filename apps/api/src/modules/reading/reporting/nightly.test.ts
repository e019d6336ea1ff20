import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { tellNightly } from './nightly.ts';

const { db, owner } = await createTestDatabase();
const rows = async (query: string): Promise<number> =>
  (await owner.$client.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]?.n ?? 0;

afterEach(() => vi.clearAllMocks());

function night(begins: string) {
  let now = new Date(begins);
  const log = { error: vi.fn(), info: vi.fn() };
  const { run } = tellNightly({ db, clock: { now: () => now }, log });
  return {
    log,
    look: () => run(new AbortController().signal),
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

it('a step that fails stops no other, is told by its name, and is tried again an hour later, alone', async () => {
  const { look, later, log } = night('2026-11-20T00:05:00Z');
  await owner.$client.query('alter table payer_snapshots rename to away');
  await look();
  expect(log.error.mock.calls).toMatchObject([
    [{ step: 'payers', day: '2026-11-20' }, 'the nightly step "payers" failed'],
  ]);
  expect(await rows('totals_proofs')).toBe(1);
  expect(await rows('treasury_snapshots')).toBe(1);
  later(5);
  await look();
  expect(log.error).toHaveBeenCalledTimes(1);
  later(60);
  await look();
  expect(log.error).toHaveBeenCalledTimes(2);
  await owner.$client.query('alter table away rename to payer_snapshots');
  later(61);
  await look();
  later(61);
  await look();
  expect(log.error).toHaveBeenCalledTimes(2);
  // What had been done was not done again.
  expect(await rows('totals_proofs')).toBe(1);
});

it('is done once a day, and again on the next', async () => {
  const { look, later } = night('2026-12-20T00:05:00Z');
  const before = await rows('totals_proofs');
  await look();
  later(120);
  await look();
  expect(await rows('totals_proofs')).toBe(before + 1);
  later(24 * 60);
  await look();
  expect(await rows('totals_proofs')).toBe(before + 2);
});
