import { describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { actOnNotices } from './act-on-notices.ts';
import { startPayments } from './testing/payments-test-app.ts';

const { db } = await createTestDatabase({ max: 10 });
const { remita, sweepAfter, deps, clock } = await startPayments(db);

const noticeOf = (rrr: string) => ({
  providerReference: rrr,
  orderId: null,
  dedupeKey: `key-${rrr}`,
  movement: null,
  channel: null,
});
const keep = (rrrs: readonly string[]) =>
  deps.notifications.keep({
    provider: 'remita',
    headers: {},
    signatureValid: null,
    notices: rrrs.map(noticeOf),
    entries: rrrs.map((rrr) => `{"rrr":"${rrr}"}`),
    unreadable: [],
  });
/** Nobody would ask about it but for a notice. */
async function givenPaid() {
  const { orderId, providerRef } = await givenIntent(db, await givenBill(db), { state: 'AWAITING_PAYMENT' });
  remita.knows(orderId, providerRef, '12500.00');
  remita.pay(providerRef);
  return providerRef;
}
const receipted = async (rrrs: readonly string[]) =>
  (
    await db.$client.query('select from payments where provider_txn_ref = any($1) and disposition = $2', [
      rrrs,
      'receipted',
    ])
  ).rowCount;

describe('a burst of notices', () => {
  it('that nobody knows is looked for less and less, and ends as orphans', async () => {
    await keep(['700000000001']);
    const looks: number[] = [];
    const triesOf = async () =>
      (
        await db.$client.query(
          `select tries, outcome from provider_notifications where dedupe_key = 'key-700000000001'`,
        )
      ).rows[0];
    let before = 0;
    for (let second = 0; second <= 4_000; second += 10) {
      await actOnNotices(deps);
      const { tries } = await triesOf();
      if (tries !== before) looks.push(second);
      before = tries;
      clock.time = new Date(clock.time.getTime() + 10_000);
    }
    expect(looks.length).toBeLessThan(14);
    expect((await triesOf()).outcome).toBe('orphan');
  });

  it('of 20,000 with two in a hundred real ones confirms every one of those in one sweep', {
    timeout: 180_000,
  }, async () => {
    const real: string[] = [];
    for (let made = 0; made < 400; made += 20) {
      real.push(...(await Promise.all(Array.from({ length: 20 }, givenPaid))));
    }
    const all = Array.from({ length: 20_000 }, (_, at) => (at % 50 === 0 ? real[at / 50] : `${900_000_000_000 + at}`));
    for (let at = 0; at < all.length; at += 500) await keep(all.slice(at, at + 500).map(String));

    await sweepAfter(0);

    expect(await receipted(real)).toBe(400);
    await expectMoneyInvariants(db);
  });

  it('that nobody knows does not keep the next one waiting, old or new', async () => {
    const older = await givenPaid();
    await keep([older]);
    await keep(Array.from({ length: 3_000 }, (_, at) => `${800_000_000_000 + at}`));
    const newer = await givenPaid();
    await keep([newer]);
    await sweepAfter(0);
    expect(await receipted([older, newer])).toBe(2);
  });
});
