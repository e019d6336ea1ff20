import { afterEach, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createAskAboutBill } from './ask-about-bill.ts';
import { startPayments } from './testing/payments-test-app.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 20 });
const { openSession, deps, far, ...payments } = await startPayments(db);
let remita = payments.remita;
const ask = createAskAboutBill(deps);

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  remita = scriptRemita(far);
});

/** What a stranger who knows the reference begins. */
async function givenSession() {
  const bill = await givenBill(db);
  const { rrr } = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{ rrr: string }>();
  return { bill, rrr };
}
async function isInTheWay({ id }: { id: string }) {
  const { rows } = await db.$client.query<{ pending: boolean; asked: boolean }>(
    'select is_payment_pending($1) as pending, is_payment_pending_when_asked($1) as asked',
    [id],
  );
  return rows[0];
}

it('a payment that was begun is not in its owner’s way once the provider says that nothing has come', async () => {
  const { bill } = await givenSession();
  expect(await isInTheWay(bill)).toEqual({ pending: true, asked: true });
  await ask(bill.reference);
  expect(await isInTheWay(bill)).toEqual({ pending: true, asked: false });
});

it('the money is found when it has come', async () => {
  const { bill, rrr } = await givenSession();
  remita.pay(rrr);
  await ask(bill.reference);
  expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
});

it('a provider that does not answer leaves it as it is', async () => {
  const { bill } = await givenSession();
  far.answers('/status.reg', 'hang-up');
  far.answers('/orderstatus.reg', 'hang-up');
  await ask(bill.reference);
  expect(await isInTheWay(bill)).toEqual({ pending: true, asked: true });
});

it('asks once in fifteen seconds, and about nothing that has ended', async () => {
  const { bill } = await givenSession();
  await ask(bill.reference);
  const asked = far.received.length;
  await ask(bill.reference);
  await ask((await givenBill(db)).reference);
  expect(far.received).toHaveLength(asked);
});
