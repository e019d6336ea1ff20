import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { makeBillReference, paymentHubMethods, paymentHubPath } from '@portal/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../platform/db/database.ts';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { mountHubs } from '../../../platform/realtime/mount-hub.ts';
import { startOutboxRelay } from '../../../platform/realtime/outbox-relay.ts';
import { listenForWakeUps } from '../../../platform/realtime/wake-ups.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createPaymentHub } from './payment-hub.ts';

const { db, url } = await createTestDatabase();
const log = createLogger({ level: 'silent' });
const soon = { timeout: 15_000, interval: 20 };
const transports = {
  WebSockets: HttpTransportType.WebSockets,
  'Server-Sent Events': HttpTransportType.ServerSentEvents,
  'long polling': HttpTransportType.LongPolling,
} as const;
type Transport = keyof typeof transports;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function replica() {
  const pool = createDatabase(url, { max: 5 }).$client;
  const queries = vi.spyOn(pool, 'query');
  const hub = createPaymentHub({
    pool,
    allowedOrigins: (origin) => origin === 'https://portal.test',
    addressOf: (request) => request.socket.remoteAddress ?? '',
    log,
  });
  const app = await createHttpServer();
  mountHubs(app, { [paymentHubPath]: hub.server });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(
    () => pool.end(),
    () => app.close(),
    () => hub.server.close(),
  );
  let listening = 0;
  const wakeUps = listenForWakeUps({
    databaseUrl: url,
    log,
    onWake: hub.lookAt,
    onMissed: () => {
      listening += 1;
      return hub.lookAtAll();
    },
  });
  closing.push(() => wakeUps.stop());
  await vi.waitFor(() => expect(listening).toBe(1), soon);
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${paymentHubPath}`,
    hub,
    /** The bills whose rows were read, one entry per read. */
    reads: () => queries.mock.calls.map((call): unknown => (call as unknown as [{ values: unknown[] }])[0].values[0]),
    listenedTimes: () => listening,
  };
}

function relay(): void {
  const started = startOutboxRelay({
    databaseUrl: url,
    log,
    consumers: [],
    wakeUpKeyOf: ({ payload }) => String(payload.billReference),
  });
  closing.push(() => started.stop());
}

async function browser(address: string, transport: Transport = 'WebSockets') {
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(address, { transport: transports[transport], withCredentials: false })
    .configureLogging(LogLevel.None)
    .build();
  const heard: unknown[] = [];
  connection.on(paymentHubMethods.response, (response) => heard.push(response));
  await connection.start();
  closing.push(() => connection.stop());
  return {
    heard,
    // `invoke` is answered when the handler is done, `send` would not tell us.
    waitFor: (billReference: string) =>
      connection.invoke(paymentHubMethods.request, { userId: 'tab-1', billReference }),
  };
}

async function confirm(bill: { totalKobo: number }, intent: { id: string; providerRef: string }): Promise<void> {
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
}

async function unpaid() {
  const bill = await givenBill(db);
  return { bill, intent: await givenIntent(db, bill) };
}

describe.each(Object.keys(transports) as Transport[])('the payment hub over %s', (transport) => {
  it('says 200 when the receipt is committed, to everybody who waits for that bill and to nobody else', async () => {
    const [here, there] = [await replica(), await replica()];
    relay();
    const [first, second] = [await unpaid(), await unpaid()];
    const [payer, elsewhere, other] = [
      await browser(here.address, transport),
      await browser(there.address, transport),
      await browser(here.address, transport),
    ];
    await payer.waitFor(first.bill.reference);
    await elsewhere.waitFor(first.bill.reference.toLowerCase());
    await other.waitFor(second.bill.reference);

    await confirm(first.bill, first.intent);

    await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 200 }]), soon);
    await vi.waitFor(() => expect(elsewhere.heard).toEqual([{ statusCode: 200 }]), soon);
    await confirm(second.bill, second.intent);
    await vi.waitFor(() => expect(other.heard).toEqual([{ statusCode: 200 }]), soon);
    expect(payer.heard).toHaveLength(1);
  });

  it('says 400 to who asks about a bill that is paid already', async () => {
    const { address } = await replica();
    const { bill, intent } = await unpaid();
    await confirm(bill, intent);
    const payer = await browser(address, transport);
    await payer.waitFor(bill.reference);
    await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 400 }]), soon);
  });
});

describe('the payment hub', () => {
  async function news(topic: string, billReference: string): Promise<void> {
    await db.$client.query('insert into outbox (topic, dedupe_key, payload) values ($1, $2, $3)', [
      topic,
      `${topic} ${billReference}`,
      { billReference },
    ]);
  }

  it('says 402 when the provider has definitely refused', async () => {
    const { address } = await replica();
    relay();
    const bill = await givenBill(db);
    await givenIntent(db, bill, { state: 'FAILED' });
    const payer = await browser(address);
    await payer.waitFor(bill.reference);
    await news('payment.refused', bill.reference);
    await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 402 }]), soon);
  });

  it.each(['AWAITING_PAYMENT', 'PROCESSING', 'REVIEW', 'EXPIRED'])(
    'is silent while the payment is %s, whatever it is told',
    async (state) => {
      const { address, reads } = await replica();
      relay();
      const [bill, end] = [await givenBill(db), await unpaid()];
      await givenIntent(db, bill, { state });
      const payer = await browser(address);
      await payer.waitFor(bill.reference);
      await payer.waitFor(end.bill.reference);
      for (const topic of ['receipt.issued', 'payment.refused', 'payment.review']) await news(topic, bill.reference);
      await vi.waitFor(
        () => expect(reads().filter((bills) => String(bills).includes(bill.reference)).length).toBe(4),
        soon,
      );
      await confirm(end.bill, end.intent);
      // What comes is the other bill's end; nothing came before it.
      await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 200 }]), soon);
    },
  );

  it('is silent about bills that do not exist, and does not read for what cannot be one', async () => {
    const { address, reads } = await replica();
    const { bill, intent } = await unpaid();
    await confirm(bill, intent);
    const payer = await browser(address);
    const unknown = makeBillReference(randomBytes(13));
    await payer.waitFor(unknown);
    await payer.waitFor("x' or 1=1");
    await payer.waitFor(bill.reference);
    await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 400 }]), soon);
    expect(reads()).toEqual([[unknown], [bill.reference]]);
  });

  it('tells what was committed while its listener was away', async () => {
    const { address, listenedTimes } = await replica();
    const { bill, intent } = await unpaid();
    const payer = await browser(address);
    await payer.waitFor(bill.reference);
    // No relay runs: the receipt can only be seen by reading again.
    await confirm(bill, intent);
    await db.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal-wake-ups' and datname = current_database()`);
    await vi.waitFor(() => expect(listenedTimes()).toBe(2), soon);
    await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 200 }]), soon);
  });

  it('delivers every payment although listener and relay are killed all the time', async () => {
    const { address } = await replica();
    relay();
    const payments = await Promise.all(Array.from({ length: 24 }, unpaid));
    const payers = await Promise.all(
      payments.map(async ({ bill }) => {
        const payer = await browser(address);
        await payer.waitFor(bill.reference);
        return payer;
      }),
    );
    for (const { bill, intent } of payments) {
      await confirm(bill, intent);
      await db.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name in ('portal-wake-ups', 'portal-outbox-relay') and datname = current_database()`);
    }
    for (const { heard } of payers) await vi.waitFor(() => expect(heard).toContainEqual({ statusCode: 200 }), soon);
  });

  it('refuses requests that are not one, without ending the connection', async () => {
    const { address } = await replica();
    const payer = await browser(address);
    const { bill, intent } = await unpaid();
    await expect(payer.waitFor(42 as unknown as string)).rejects.toThrow();
    await confirm(bill, intent);
    await payer.waitFor(bill.reference);
    await vi.waitFor(() => expect(payer.heard).toEqual([{ statusCode: 400 }]), soon);
  });

  it.each([
    { origin: 'https://evil.test', status: 403 },
    { origin: 'https://portal.test', status: 200 },
  ])('answers $status to $origin', async ({ origin, status }) => {
    const { address } = await replica();
    const response = await fetch(`${address}/negotiate?negotiateVersion=1`, { method: 'POST', headers: { origin } });
    expect(response.status).toBe(status);
  });
});
