import { differences, type Movement, readBooks } from '@portal/money-oracle';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { expectMoneyInvariants, expectMoneyOfBills } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { readReviewCase } from './data/review.repository.ts';
import { reviewOptions } from './domain/review-options.ts';

const { db } = await createTestDatabase({ max: 4 });
const desk = await givenDesk(db);

const runs = Number(process.env.RUNS ?? 50);
const mostMs = Math.max(180_000, runs * 5_000);

/** What may come, beside the amount of the bill, in kobo. */
const differencesOfAmount = [0, -1, 1, -100, -499_999, -500_000, -500_001, 70_000, 1_250_000] as const;
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pay' as const),
      bill: fc.nat(3),
      over: fc.constantFrom(...differencesOfAmount),
    }),
  },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('decide' as const), which: fc.nat(9), option: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('counter' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('use credit' as const), bill: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('go back' as const), which: fc.nat(9) }) },
);

/** Whether the bill could be paid from its taxpayer's credit, and was. */
async function payFromCredit(billId: string): Promise<boolean> {
  const { rows } = await db.$client.query<{ why: string | null }>(
    `select credit_hindrance(b, (clock_timestamp() at time zone 'Africa/Lagos')::date) as why from bills b where id = $1`,
    [billId],
  );
  if (rows[0]?.why !== null) return false;
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows: made } = await client.query<{ id: string }>(
      `insert into credit_uses (tpui, bill_id, amount_kobo, by_payer, asked_by)
       select payer_tpui, id, total_kobo, true, $1 from bills where id = $2 returning id`,
      [desk.proposer, billId],
    );
    await client.query('select use_credit($1, $2)', [made[0]?.id, desk.proposer]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return true;
}

interface OpenCase {
  readonly id: string;
  readonly kind: string;
}

it(
  'keeps every kobo in its place whatever comes, whatever is decided, countered or taken back by the provider',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const bills = [];
        for (const lines of [[1_250_000], [900_000, 350_000], [1_320_000], [2_000_000]])
          bills.push(await givenBill(db, { lines }));
        const ids = bills.map(({ id }) => id);
        const journal: Movement[] = [];
        const open = async () =>
          (
            await db.$client.query<OpenCase>(
              `select id::text as id, kind from review_cases where bill_id = any($1) and resolved_at is null order by id`,
              [ids],
            )
          ).rows;

        for (const one of steps) {
          if (one.what === 'pay') {
            const bill = bills[one.bill % bills.length];
            if (!bill) continue;
            const intent = await givenIntent(db, bill, { provider: 'remita' }).catch(() => undefined);
            // One live attempt for each bill and provider: the one that waits is paid.
            const { rows } = await db.$client.query<{ id: string; ref: string }>(
              `select id, provider_ref as ref from payment_intents where bill_id = $1 and state = 'AWAITING_PAYMENT'`,
              [bill.id],
            );
            const paid = intent ? { id: intent.id, ref: intent.providerRef } : rows[0];
            const amountKobo = bill.totalKobo + one.over;
            if (!paid || amountKobo <= 0) continue;
            await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
              paid.id,
              paid.ref,
              amountKobo,
            ]);
            journal.push({ provider: 'remita', reference: paid.ref, kind: 'taken', amountKobo });
          } else if (one.what === 'decide') {
            const waiting = await open();
            const chosen = waiting[one.which % Math.max(1, waiting.length)];
            if (!chosen) continue;
            const found = await readReviewCase(db, chosen.id);
            if (!found) throw new Error('An open case cannot be read');
            const { options } = reviewOptions(found.facts);
            const option = options[one.option % Math.max(1, options.length)];
            if (!option) throw new Error('A case from which nothing leads on');
            seen.add(`${option.decision}${option.writeOffKobo > 0 ? ' with write-off' : ''}`);
            // Bills of earlier runs are the same payer's, and take money too.
            const target = await db.$client.query<{ id: string }>('select id from bills where reference = $1', [
              option.billReference,
            ]);
            const given = {
              ...option,
              billId: target.rows[0]?.id ?? null,
              counters: option.decision === 'counter' ? found.facts.countersId : null,
            };
            await desk.decide(chosen.id, given).catch((error: unknown) => {
              // Its credit has paid a bill meanwhile.
              if (!violates(error, 'review_decisions_credit')) throw error;
            });
          } else if (one.what === 'use credit') {
            const bill = bills[one.bill % bills.length];
            if (bill && (await payFromCredit(bill.id))) seen.add('credit used');
          } else if (one.what === 'counter') {
            const { rows } = await db.$client.query<{ id: string; caseId: string }>(
              `select q.id::text as id, c.id::text as "caseId" from review_proposals q join review_cases c on c.id = q.case_id
             where c.bill_id = any($1) and exists (select from standing_decisions(c.payment_id) s where s.id = q.id)
               and not exists (select from review_cases k where k.payment_id = c.payment_id and k.kind = 'counter-asked' and k.resolved_at is null)
             order by q.id`,
              [ids],
            );
            const chosen = rows[one.which % Math.max(1, rows.length)];
            if (!chosen) continue;
            await db.$client.query(
              `insert into review_cases (kind, bill_id, intent_id, payment_id, detail)
             select 'counter-asked', bill_id, intent_id, payment_id, jsonb_build_object('counters', $2::text) from review_cases where id = $1`,
              [chosen.caseId, chosen.id],
            );
          } else {
            const { rows } = await db.$client.query<{ id: string; kobo: number; ref: string }>(
              `select p.id, p.amount_kobo::float8 as kobo, p.provider_txn_ref as ref from payments p join receipts r on r.payment_id = p.id
             where p.bill_id = any($1) and not exists (select from receipt_voids v where v.receipt_id = r.id)
               and not exists (select from review_cases k where k.payment_id = p.id and k.resolved_at is null) order by p.id`,
              [ids],
            );
            const gone = rows[one.which % Math.max(1, rows.length)];
            if (!gone) continue;
            await db.$client.query(
              `insert into review_cases (kind, bill_id, intent_id, payment_id)
             select 'no-longer-paid', bill_id, intent_id, id from payments where id = $1`,
              [gone.id],
            );
            journal.push({ provider: 'remita', reference: gone.ref, kind: 'returned', amountKobo: gone.kobo });
          }
          await expectMoneyOfBills(db, ids);
        }
        await expectMoneyInvariants(db);
        const references = new Set(journal.map(({ reference }) => reference));
        const ours = (await readBooks((text, values) => db.$client.query(text, [...values]))).filter(({ reference }) =>
          references.has(reference),
        );
        expect(differences(journal, ours)).toEqual([]);
        const { rows } = await db.$client.query(
          `select b.reference from bills b join bill_overviews o on o.bill_id = b.id
         where b.id = any($1) and b.standing <> case o.status when 'unpaid' then 'open' when 'expired' then 'open' else o.status end`,
          [ids],
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: runs, seed: Number(process.env.SEED ?? 20261123), verbose: 1 },
    );
    // A run that never came to these would prove nothing about them.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'accept',
        'accept with write-off',
        'apply',
        'credit',
        'refund',
        'counter',
        'credit used',
      ]),
    );
  },
  mostMs,
);
