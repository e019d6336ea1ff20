import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { countRows, expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createProviders } from './providers/create-providers.ts';
import { interswitchNotifications, startPayments } from './testing/payments-test-app.ts';
import { testConnections } from './testing/test-connections.ts';

const { db } = await createTestDatabase();
const lines: string[] = [];
const providers = createProviders(
  { ...testConnections('http://127.0.0.1:9'), interswitch: undefined },
  () => new Date(),
);
const { app, work, openSession, checkStatus, sweepAfter } = await startPayments(db, {
  providers,
  interswitchWebhookSecret: '',
  log: createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
});

beforeAll(async () => {
  await db.$client.query(`update payment_gateways set availability = 'available' where id = 'interswitch'`);
});
afterAll(() => providers.close());
afterEach(async () => {
  await expectMoneyInvariants(db);
  lines.length = 0;
});

describe('an installation without Interswitch’s settings, with its gateway switched on', () => {
  it('says so when it starts', async () => {
    await work.atStart?.();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', gateways: ['interswitch'] });
  });

  it('says nothing while the gateway takes no payments anyway', async () => {
    await db.$client.query(`update payment_gateways set availability = 'coming-soon' where id = 'interswitch'`);
    await work.atStart?.();
    await db.$client.query(`update payment_gateways set availability = 'available' where id = 'interswitch'`);
    expect(lines).toEqual([]);
  });

  it('refuses a session and writes nothing', async () => {
    const bill = await givenBill(db);
    const before = await countRows(db);
    const response = await openSession({ billReference: bill.reference, provider: 'interswitch' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'payment.gateway-unavailable' });
    expect(await countRows(db)).toEqual(before);
  });

  it('concludes nothing about a payment from the time when it had some', async () => {
    const bill = await givenBill(db);
    const { orderId } = await givenIntent(db, bill, { provider: 'interswitch' });
    const status = await checkStatus({
      gateway: 'interswitch',
      BillReference: bill.reference,
      AmountInKobo: bill.totalKobo,
      TransactionReference: orderId,
    });
    expect(status.statusCode).toBe(503);
    await sweepAfter(8 * 24 * 3600);
    expect((await standingOf(db, bill)).states).toEqual(['AWAITING_PAYMENT']);
    const page = await app.inject(`/api/v1/payments/checkout/interswitch/${orderId}`);
    expect(page.statusCode).toBe(404);
  });

  it('believes no webhook, whatever it is signed with', async () => {
    const before = await countRows(db);
    const body = JSON.stringify({ event: 'TRANSACTION.COMPLETED', uuid: 'x', data: { merchantReference: 'x' } });
    const signature = createHmac('sha512', '').update(body).digest('hex');
    const response = await app.inject({
      method: 'POST',
      url: interswitchNotifications,
      headers: { 'content-type': 'application/json', 'x-interswitch-signature': signature },
      body,
    });
    expect(response.statusCode).toBe(401);
    expect(await countRows(db)).toEqual(before);
  });
});
