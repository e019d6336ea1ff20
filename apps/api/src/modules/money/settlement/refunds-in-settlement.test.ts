import { randomUUID } from 'node:crypto';
import type { OwnRefund } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenLines } from '../../../testing/given-lines.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { refundsModule } from '../refunds/index.ts';

const { db, owner } = await createTestDatabase();
const raw = { httpStatus: 200, body: '{}' };
const interswitch = {
  refund: async () => ({ outcome: 'done', raw }),
  requery: async () => ({
    ...{ outcome: 'paid', providerCode: null, providerReference: null, amountKobo: null, channel: null, paidAt: null },
    raw,
  }),
};
const module = await startModule(db, '2026-11-23T10:00:00Z', (app, { clock, jobs, mailer }) =>
  refundsModule(app, {
    ...{ db, jobs, mailer, log: createLogger({ level: 'silent' }), bills: {} as never, sender: {} as never },
    caseload: createCaseload({ db, clock: { now: () => new Date(Math.max(Date.now(), clock.now().getTime())) } }),
    providers: { remita: {}, interswitch } as never,
  }),
);
await owner.$client.query(`update settlement_sources set expected_from = '2026-01-01'`);
const [ladi, hadiza, payer] = [
  await module.staffMember('Admin'),
  await module.staffMember('SuperAdmin'),
  await module.taxpayer(),
];
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<R & object>(text, values)).rows as R[];
const [{ tpui } = { tpui: '' }] = await query<{ tpui: string }>('select tpui from users where id = $1', [payer]);

async function paid(kobo: number, more = 0) {
  const bill = await givenBill(db, { tpui, lines: [kobo] });
  const intent = await givenIntent(db, bill, { provider: 'interswitch' });
  await query(`select confirm_payment($1, $2, $3, 'card', clock_timestamp() - interval '1 minute', 'requery')`, [
    ...[intent.id, intent.providerRef, kobo + more],
  ]);
  const [{ id } = { id: '' }] = await query<{ id: string }>('select id from payments where intent_id = $1', [
    intent.id,
  ]);
  return { id, reference: intent.providerRef, bill };
}

/** The whole of a receipt, back to the payer by the provider. */
async function refunded(billReference: string): Promise<void> {
  const body = {
    ...{ requestId: randomUUID(), billReference, cause: 'wrong-bill', explanation: 'It was my brother’s bill' },
    account: { bankCode: '011', accountNumber: '0000014579', accountName: 'Amina Bello' },
  };
  const { id } = (await module.call('POST', '/account/refunds', { as: payer, body })).json() as OwnRefund;
  const move = async (name: string, as: string) =>
    (
      await module.call('POST', `/refunds/${id}/moves`, {
        as,
        body: { caseVersion: await caseVersionOf(db, `refund:${id}`), move: name, reason: 'I have checked it' },
      })
    ).json() as { state: string };
  await move('propose', ladi);
  await move('approve', hadiza);
  expect(await move('send', ladi)).toMatchObject({ state: 'sent' });
  await module.runJobs();
}

const theirs = (reference: string, kobo: number, batch: string) =>
  givenLines(db, [{ reference, kobo, batch }], 'interswitch');
const compared = async (days = 0) => {
  await query(`select reconcile((clock_timestamp() at time zone 'Africa/Lagos')::date + $1::int)`, [days]);
  return query<{ kind: string; reference: string; expected: number; received: number }>(
    `select kind, reference, expected_kobo as expected, received_kobo as received from settlement_cases
     where closed_at is null and kind not in ('payout-missing', 'payout-differs') order by kind, id`,
  );
};
const settlementOf = async (id: string) =>
  (
    await query(
      `select state, taken_back_kobo as back, claimed_kobo as claimed, deducted_kobo as deducted from payment_settlements where payment_id = $1`,
      [id],
    )
  )[0];

it('a provider’s refund of money that never reached the treasury is waited for no more', async () => {
  const one = await paid(700_000);
  await refunded(one.bill.reference);
  expect(await settlementOf(one.id)).toEqual({ state: 'taken-back', back: 700_000, claimed: 0, deducted: 0 });
  expect(await compared(30)).toEqual([]);
  await expectMoneyInvariants(db);
});

it('what was settled before is a claim until the provider deducts it', async () => {
  const one = await paid(500_000);
  await theirs(one.reference, 500_000, 'ISW-1');
  await refunded(one.bill.reference);
  expect(await settlementOf(one.id)).toEqual({ state: 'claim', back: 500_000, claimed: 500_000, deducted: 0 });
  expect(await compared()).toEqual([{ kind: 'claim', reference: one.reference, expected: 0, received: 500_000 }]);
  await theirs(one.reference, -500_000, 'ISW-2');
  expect(await settlementOf(one.id)).toMatchObject({ state: 'claim-met', deducted: 500_000 });
  expect(await compared()).toEqual([]);
  await expectMoneyInvariants(db);
});

it('a list that has the whole of it and its deduction agrees as well', async () => {
  const one = await paid(300_000);
  await refunded(one.bill.reference);
  await theirs(one.reference, 300_000, 'ISW-3');
  expect(await settlementOf(one.id)).toMatchObject({ state: 'claim', claimed: 300_000 });
  await theirs(one.reference, -300_000, 'ISW-4');
  expect(await compared()).toEqual([]);
  await expectMoneyInvariants(db);
});

/** What was paid too much, back to the payer by the provider. */
async function partRefunded(payment: { readonly id: string }, kobo: number): Promise<void> {
  await query('select take_back_settlement($1, $2)', [payment.id, kobo]);
}

it('a part that went back is expected no more, and of what is settled it alone is claimed', async () => {
  const [early, late] = [await paid(400_000), await paid(600_000)];
  await partRefunded(early, 100_000);
  await theirs(early.reference, 300_000, 'ISW-5');
  expect(await settlementOf(early.id)).toEqual({ state: 'settled', back: 100_000, claimed: 0, deducted: 0 });
  await theirs(late.reference, 600_000, 'ISW-6');
  await partRefunded(late, 50_000);
  await partRefunded(late, 20_000);
  expect(await settlementOf(late.id)).toEqual({ state: 'claim', back: 70_000, claimed: 70_000, deducted: 0 });
  await theirs(late.reference, -50_000, 'ISW-7');
  expect(await settlementOf(late.id)).toMatchObject({ state: 'claim', deducted: 50_000 });
  await theirs(late.reference, -20_000, 'ISW-8');
  expect(await settlementOf(late.id)).toMatchObject({ state: 'claim-met', deducted: 70_000 });
  expect((await compared()).filter(({ kind }) => kind !== 'ledger')).toEqual([]);
});
