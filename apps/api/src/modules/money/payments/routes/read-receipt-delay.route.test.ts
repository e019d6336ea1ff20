import { afterEach, expect, it } from 'vitest';
import { givenBill } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPayments } from '../testing/payments-test-app.ts';

const { db } = await createTestDatabase();
const { app, openSession, checkStatus, remita, far, clock } = await startPayments(db);
afterEach(() => far.forget());

const delay = async () => (await app.inject({ url: '/api/v1/payments/receipt-delay' })).json();

it('anybody reads how long receipts take; nothing is said of no payment', async () => {
  expect(await delay()).toEqual({ receipts: 0, p95Seconds: null });
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  const { rrr } = session.json<{ rrr: string }>();
  remita.pay(rrr);
  expect((await checkStatus({ gateway: 'remita', rrr })).json()).toMatchObject({ responseCode: '00' });
  expect(await delay()).toEqual({ receipts: 0, p95Seconds: null });
  clock.time = new Date(clock.time.getTime() + 30_000);
  const { receipts, p95Seconds } = await delay();
  expect(receipts).toBe(1);
  expect(p95Seconds).toBeGreaterThanOrEqual(0);
});
