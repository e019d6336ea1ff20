import { afterEach, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startPayments } from './testing/payments-test-app.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 10 });
const { openSession, far, sweepAfter, clock, ...payments } = await startPayments(db);
let remita = payments.remita;
const aDay = 86_400;

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  clock.time = new Date();
  remita = scriptRemita(far);
  await db.$client.query('update payment_intents set next_check_at = null');
});

async function given() {
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  return { bill, rrr: session.json<{ rrr: string }>().rrr };
}
const askedAbout = (rrr: string) => far.requestsTo(`/${rrr}/`).length;
const desk = await givenDesk(db);
const decide = (bill: { id: string }) => desk.decideAll(bill.id);
const findingsOf = async (bill: { id: string }) =>
  (
    await db.$client.query(
      `select f.proposal, f.outcome, f.amount_kobo::int as kobo from review_findings f
       join review_cases c on c.id = f.case_id where c.bill_id = $1 order by f.id`,
      [bill.id],
    )
  ).rows;

describe('money that has its receipt', () => {
  it('is asked about again one, three, seven and thirty days after it came, and then no more', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid' });
    far.received.length = 0;
    const days: number[] = [];
    for (let day = 1; day <= 40; day += 1) {
      await sweepAfter(aDay);
      if (askedAbout(rrr) > days.length) days.push(day);
    }
    expect(days).toEqual([1, 3, 7, 30]);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: [] });
  });

  it('is asked until there is an answer when the provider is away on the day', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    far.answers('/status.reg', { httpStatus: 503, body: '' });
    await sweepAfter(aDay);
    far.answers('/status.reg', `{"amount":12500.0,"RRR":"${rrr}","message":"Reversed","status":"02"}`);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ cases: ['no-longer-paid'] });
  });

  it('that went back opens one case, and another when it is found again after a person has decided', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    remita.decline(rrr);
    await sweepAfter(aDay);
    await sweepAfter(2 * aDay);
    expect((await standingOf(db, bill)).cases).toEqual(['no-longer-paid']);
    await decide(bill);
    await sweepAfter(4 * aDay);
    expect((await standingOf(db, bill)).cases).toEqual(['no-longer-paid', 'no-longer-paid']);
    const { rowCount } = await db.$client.query(
      `select from outbox where topic = 'payment.review' and payload->>'billReference' = $1`,
      [bill.reference],
    );
    expect(rowCount).toBe(2);
  });

  it('that is there after all is proposed to be closed', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    remita.decline(rrr);
    await sweepAfter(aDay);
    remita.pay(rrr);
    await sweepAfter(2 * aDay);
    expect(await findingsOf(bill)).toEqual([{ proposal: 'close', outcome: 'paid', kobo: 1_250_000 }]);
  });

  it('of which another amount is said is a new case each time a person has decided the last', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    remita.pay(rrr, { amount: '12000.00' });
    await sweepAfter(aDay);
    await decide(bill);
    await sweepAfter(2 * aDay);
    expect((await standingOf(db, bill)).cases).toEqual(['conflicting-report', 'conflicting-report']);
  });

  it('is not doubted once its receipt is void', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    await db.$client.query(`select void_receipt(id, 'reversal', 'test') from receipts where bill_id = $1`, [bill.id]);
    remita.decline(rrr);
    await sweepAfter(aDay);
    expect((await standingOf(db, bill)).cases).toEqual([]);
  });
});

describe('money under review', () => {
  it.each([
    ['no amount', 'null'],
    ['an amount that is none', '"twelve"'],
    ['nothing', '0'],
  ])(
    'that came with %s is asked about until it can be read; what is clear then is proposed',
    async (_case, literal) => {
      const { bill, rrr } = await given();
      remita.pay(rrr, { amount: literal });
      await sweepAfter(60);
      expect(await standingOf(db, bill)).toMatchObject({ status: 'under-review', cases: ['amount-missing'] });
      far.received.length = 0;
      await sweepAfter(60);
      await sweepAfter(60);
      expect(askedAbout(rrr)).toBeGreaterThan(0);
      expect(await findingsOf(bill)).toEqual([]);

      remita.pay(rrr, { amount: '12500.00' });
      await sweepAfter(60);
      await sweepAfter(60);
      expect(await findingsOf(bill)).toEqual([{ proposal: 'accept', outcome: 'paid', kobo: 1_250_000 }]);
      expect(await standingOf(db, bill)).toMatchObject({ status: 'under-review', receipts: 0, states: ['REVIEW'] });
      far.received.length = 0;
      await sweepAfter(3_600);
      expect(askedAbout(rrr)).toBe(0);
    },
  );

  it('is still asked about a month later when it was never readable', async () => {
    const { rrr } = await given();
    remita.pay(rrr, { amount: 'null' });
    await sweepAfter(60);
    for (let day = 1; day <= 30; day += 1) await sweepAfter(aDay);
    far.received.length = 0;
    await sweepAfter(aDay);
    expect(askedAbout(rrr)).toBe(1);
  });

  it('of another amount is asked about on its days, and what changes is proposed once', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr, { amount: '12000.00' });
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ cases: ['amount-mismatch'] });
    await sweepAfter(aDay);
    expect(await findingsOf(bill)).toEqual([]);
    remita.decline(rrr);
    await sweepAfter(2 * aDay);
    await sweepAfter(4 * aDay);
    expect(await findingsOf(bill)).toEqual([{ proposal: 'take-back', outcome: 'failed', kobo: 1_200_000 }]);
  });
});
