import type { ShareMonth } from '@portal/contracts';
import { expect, it } from 'vitest';
import { givenDesk } from '../../../testing/given-desk.ts';
import { shareMonths } from './testing/share-months.ts';
import { startShares } from './testing/shares-test-app.ts';

const shares = await startShares();
const { db, call, query, who, term, paid, settle, reckon, entries } = shares;
const { earned, bookedBefore, approved, paymentOf } = shareMonths(shares);
await term({ expertSystemId: 1, basisPoints: 150 });
await term({ agentTpui: who.agentTpui, basisPoints: 100 });
const subject = `agent:${who.agentTpui}`;
const own = async () => (await call('GET', '/shares/statements/own', { as: who.agent })).json<ShareMonth[]>();

/** A part of its receipt goes back, as the approval of a refund writes it; the receipt of the rest stands. */
const givenBackInPart = (billId: string, kobo: number) =>
  query(
    `with moved as (insert into ledger_transactions (kind, reference, booked_at)
       values ('part-given-back', gen_random_uuid()::text, clock_timestamp()) returning id)
     select enact_partial_refund(jsonb_populate_record(null::refunds,
       jsonb_build_object('bill_id', r.bill_id, 'receipt_id', r.id, 'amount_kobo', $2::bigint)), moved.id, clock_timestamp())
     from receipts r, moved where r.bill_id = $1`,
    [billId, kobo],
  );

it('a refund of a part takes back the share of that part alone, from each who earned, once', async () => {
  const bill = await earned({ expertSystemId: 1, agentTpui: who.agentTpui, lines: [1_000_001] });
  expect(await entries(bill)).toEqual([
    { subject: 'partner:1', base: 1_000_001, share: 15_000 },
    { subject, base: 1_000_001, share: 10_000 },
  ]);
  await givenBackInPart(bill.id, 333_334);
  await Promise.all([reckon(), reckon()]);
  await reckon();
  // 1.5 % and 1 % of ₦6,666.67, rounded down, less what was entered.
  expect(await entries(bill)).toEqual([
    { subject: 'partner:1', base: 1_000_001, share: 15_000 },
    { subject: 'partner:1', base: 666_667, share: 10_000 - 15_000 },
    { subject, base: 1_000_001, share: 10_000 },
    { subject, base: 666_667, share: 6_666 - 10_000 },
  ]);
});

it('a receipt that comes after its month was stated earns in a later statement, and the month that was paid stays', async () => {
  const bill = await earned({ agentTpui: who.agentTpui, lines: [2_000_000] });
  const short = await paid({ agentTpui: who.agentTpui, lines: [4_000_000], shortKobo: 100 });
  await settle(short, short.totalKobo - 100);
  await reckon();
  expect(await entries(short)).toEqual([]);
  const month = await bookedBefore(bill, 1);
  const stated = await approved(subject, month);
  const before = (await own()).find(({ id }) => id === stated);

  const desk = await givenDesk(db);
  const [open] = await query<{ id: string }>(
    'select c.id from review_cases c join payment_intents i on i.id = c.intent_id where i.bill_id = $1 and c.resolved_at is null',
    [short.id],
  );
  const decision = { decision: 'accept', billId: short.id, billKobo: short.totalKobo - 100, writeOffKobo: 100 };
  await desk.decide(open?.id ?? '', decision);
  await reckon();
  expect(await entries(short)).toEqual([{ subject, base: 3_999_900, share: 39_999 }]);
  expect((await own()).find(({ id }) => id === stated)).toEqual(before);
  expect((await own()).find(({ state }) => state === 'running')).toMatchObject({ id: null });
  expect(await paymentOf(stated)).toMatchObject({ kobo: 19_000 });
});
