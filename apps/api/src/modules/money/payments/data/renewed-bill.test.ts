import { describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { askPaymentRules } from '../testing/payment-rules.ts';

const { db } = await createTestDatabase();
const { confirm, query, refusal, stateOf } = askPaymentRules(db);

const givenExpiredBill = () => givenBill(db, { issuedOn: '2025-01-10' });
const renew = async ({ reference }: { readonly reference: string }) =>
  (await query<{ outcome: string }>('select * from renew_bill($1, null)', [reference]))[0]?.outcome;

describe('renewal of a bill whose payment somebody began', () => {
  it('offers the RRR that was told, and no other', async () => {
    const bill = await givenExpiredBill();
    const first = await givenIntent(db, bill, { state: 'EXPIRED' });
    const second = await givenIntent(db, bill, { state: 'EXPIRED' });
    expect(await renew(bill)).toBe('renewed');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['EXPIRED', 'AWAITING_PAYMENT']);
    const [offered] = await query<{ rrr: string; isAhead: boolean }>(
      `select o.payment_provider_ref as rrr, i.expires_at > now() + interval '2 days' and i.next_check_at <= now() as "isAhead"
       from bill_overviews o join payment_intents i on i.id = $2 where o.bill_id = $1`,
      [bill.id, second.id],
    );
    expect(offered).toEqual({ rrr: second.providerRef, isAhead: true });
  });

  it('makes no second live attempt beside one that waits, and gives that one time', async () => {
    const bill = await givenExpiredBill();
    const old = await givenIntent(db, bill, { state: 'EXPIRED' });
    const waiting = await givenIntent(db, bill);
    await query(`update payment_intents set expires_at = now() - interval '1 day' where id = $1`, [waiting.id]);
    expect(await renew(bill)).toBe('renewed');
    expect([await stateOf(old), await stateOf(waiting)]).toEqual(['EXPIRED', 'AWAITING_PAYMENT']);
  });

  it('leaves alone what was taken back, refused, or for another amount, and what another provider issued', async () => {
    const bill = await givenExpiredBill();
    const left = [
      await givenIntent(db, bill, { state: 'CANCELLED' }),
      await givenIntent(db, bill, { state: 'FAILED' }),
      await givenIntent(db, bill, { state: 'EXPIRED', amountKobo: 1 }),
      await givenIntent(db, bill, { state: 'EXPIRED', provider: 'interswitch' }),
    ];
    await renew(bill);
    expect(await Promise.all(left.map(stateOf))).toEqual(['CANCELLED', 'FAILED', 'EXPIRED', 'EXPIRED']);
  });

  it.each(['EXPIRED', 'AWAITING_PAYMENT', 'CANCELLED', 'FAILED'])(
    'keeps the money that comes on an RRR that was %s: it is the bill’s receipt',
    async (state) => {
      const bill = await givenExpiredBill();
      const intent = await givenIntent(db, bill, { state });
      await renew(bill);
      expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('receipted');
      expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
      await expectMoneyInvariants(db);
    },
  );

  it('keeps the money that comes twice, on an old RRR and on the one that is offered: the second is owed back', async () => {
    const bill = await givenExpiredBill();
    const [old, offered] = [
      await givenIntent(db, bill, { state: 'EXPIRED' }),
      await givenIntent(db, bill, { state: 'EXPIRED' }),
    ];
    await renew(bill);
    expect(await confirm({ intent: old, amountKobo: bill.totalKobo })).toBe('receipted');
    expect(await confirm({ intent: offered, amountKobo: bill.totalKobo })).toBe('surplus');
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: ['surplus'] });
    await expectMoneyInvariants(db);
  });

  it('leaves the standing equal to what the view says, before and after', async () => {
    const bill = await givenExpiredBill();
    await givenIntent(db, bill, { state: 'EXPIRED' });
    const both = async () =>
      (
        await query<{ standing: string; computed: string; status: string }>(
          `select b.standing, standing_of(b) as computed, o.status from bills b join bill_overviews o on o.bill_id = b.id where b.id = $1`,
          [bill.id],
        )
      )[0];
    expect(await both()).toEqual({ standing: 'open', computed: 'open', status: 'expired' });
    await renew(bill);
    expect(await both()).toEqual({ standing: 'open', computed: 'open', status: 'unpaid' });
  });
});

describe('the days of a bill', () => {
  it('change by a renewal and by nothing else', async () => {
    const bill = await givenExpiredBill();
    expect(await refusal('update bills set expires_on = expires_on + 90 where id = $1', [bill.id])).toBe(
      'bills_expire_later_by_renewal',
    );
    expect(
      await refusal(
        `insert into bill_renewals (bill_id, expired_on, expires_on) select id, expires_on, expires_on + 90 from bills where id = $1`,
        [bill.id],
      ),
    ).toBe('bill_renewals_in_force');
    await renew(bill);
    for (const change of ['update bill_renewals set expires_on = expires_on + 1', 'delete from bill_renewals'])
      expect(await refusal(change)).toBe('bill_renewals_append_only');
  });
});
