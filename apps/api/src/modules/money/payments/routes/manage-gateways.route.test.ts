import { createHmac } from 'node:crypto';
import type { GatewaysBoard, Role } from '@portal/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { lookupsModule } from '../../../ground/lookups/index.ts';
import { createHealthBook } from '../provider-health.ts';
import { createProviders } from '../providers/create-providers.ts';
import { interswitchNotifications, startPayments } from '../testing/payments-test-app.ts';
import { startScriptedProvider } from '../testing/scripted-provider.ts';
import { testConnections } from '../testing/test-connections.ts';
import { manageGatewaysRoute } from './manage-gateways.route.ts';

const { db } = await createTestDatabase();
const payments = await startPayments(db);
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  hadiza: {
    id: await givenUser(db, { roles: ['SuperAdmin'], firstName: 'Hadiza', lastName: 'Garba' }),
    role: 'SuperAdmin',
  },
  ladi: { id: await givenUser(db, { roles: ['Admin'] }), role: 'Admin' },
};
const app = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    return person && { id: person.id, sessionId: name, roles: [person.role], scope: givenScope(person.role) };
  },
});
let isConfigured = true;
manageGatewaysRoute(app, { ...payments.deps, providers: { isConfigured: () => isConfigured } });
lookupsModule(app, { db, widgetScripts: {} });
await app.ready();
afterAll(() => app.close());
beforeEach(async () => {
  isConfigured = true;
  await db.$client.query(
    `update payment_gateways set availability = case id when 'interswitch' then 'coming-soon' when 'pos' then 'hidden' else 'available' end::gateway_availability`,
  );
  await db.$client.query('delete from provider_minutes');
});

async function board(as = 'hadiza') {
  const answer = await app.inject({ url: '/api/v1/payments/gateways', headers: { authorization: as } });
  return { status: answer.statusCode, ...(answer.json() as GatewaysBoard) };
}
async function switchTo(id: string, availability: string, as = 'hadiza', reason = 'Contract signed') {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/payments/gateways/${id}/availability`,
    headers: as ? { authorization: as } : {},
    payload: { availability, reason },
  });
  return { status: answer.statusCode, ...(answer.json() as GatewaysBoard & { code?: string }) };
}
const shown = async () =>
  (await app.inject({ url: '/api/v1/lookups/payment-gateways' })).json<
    { id: string; availability: string; isDown?: boolean }[]
  >();
const stateOf = async (id: string) => (await board()).gateways.find((one) => one.id === id)?.availability;

describe('ways to pay', () => {
  it('are switched by a SuperAdmin with a reason that stays', async () => {
    const answer = await switchTo('interswitch', 'available');
    expect(answer.status).toBe(200);
    expect(answer.gateways.find(({ id }) => id === 'interswitch')).toMatchObject({
      availability: 'available',
      provider: 'interswitch',
      changes: [{ from: 'coming-soon', to: 'available', reason: 'Contract signed', by: 'Hadiza Garba' }],
    });
    expect((await shown()).find(({ id }) => id === 'interswitch')?.availability).toBe('available');
    expect((await switchTo('bank', 'hidden')).status).toBe(200);
    expect((await shown()).map(({ id }) => id)).not.toContain('bank');
    const { rows } = await db.$client.query(`select action from audit_log where subject = 'gateway:bank'`);
    expect(rows).toEqual([{ action: 'gateway.switched' }]);
    // The same again is no change.
    const { rows: before } = await db.$client.query('select count(*) from gateway_changes');
    await switchTo('bank', 'hidden');
    expect((await db.$client.query('select count(*) from gateway_changes')).rows).toEqual(before);
    await expect(db.$client.query('delete from gateway_changes')).rejects.toThrow();
  });

  it('stay as they are without a reason, a session, the role or the settings; and one stays open', async () => {
    expect((await switchTo('interswitch', 'available', 'hadiza', '')).status).toBe(422);
    expect((await switchTo('interswitch', 'available', '')).status).toBe(401);
    expect((await switchTo('interswitch', 'available', 'ladi')).status).toBe(403);
    expect((await board('ladi')).status).toBe(403);
    isConfigured = false;
    expect(await switchTo('interswitch', 'available')).toMatchObject({ status: 409, code: 'gateway.not-configured' });
    expect(await stateOf('interswitch')).toBe('coming-soon');
    await switchTo('bank', 'hidden');
    expect(await switchTo('remita', 'hidden')).toMatchObject({ status: 409, code: 'gateway.last-one' });
    expect(await stateOf('remita')).toBe('available');
  });

  it('through Interswitch, switched on, lead from the start to the receipt: its page, a signed notice, our question', async () => {
    await switchTo('interswitch', 'available');
    const bill = await givenBill(db);
    const { txRef, checkoutUrl } = (
      await payments.openSession({ billReference: bill.reference, provider: 'interswitch' })
    ).json<{ txRef: string; checkoutUrl: string }>();
    expect((await payments.app.inject({ url: new URL(checkoutUrl).pathname })).body).toContain(txRef);
    payments.far.answers('passport/oauth/token', '{"access_token":"tok","expires_in":86400}');
    payments.far.answers(
      'gettransaction.json',
      `{"Amount":${bill.totalKobo},"MerchantReference":"${txRef}","PaymentReference":"FBN|WEB|MX6072|13-07-2020|3481032|762672","TransactionDate":"2020-07-13T10:00:00","ResponseCode":"00","ResponseDescription":"Approved by Financial Institution"}`,
    );
    const body = `{"event":"TRANSACTION.COMPLETED","uuid":"${txRef}","timestamp":1594646111460,"data":{"amount":${bill.totalKobo},"responseCode":"00","merchantReference":"${txRef}"}}`;
    const signature = createHmac('sha512', 'whsec_local').update(body).digest('hex');
    const notified = await payments.app.inject({
      method: 'POST',
      url: interswitchNotifications,
      body,
      headers: { 'content-type': 'application/json', 'x-interswitch-signature': signature },
    });
    expect([notified.statusCode, notified.body]).toEqual([200, '']);
    expect((await standingOf(db, bill)).status).toBe('unpaid');
    await payments.sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
    await expectMoneyInvariants(db);
  });
});

describe('how providers answer', () => {
  it('is counted over all processes; one that is silent is said to payers, and no longer when it answers again', async () => {
    const far = await startScriptedProvider();
    const book = createHealthBook(db, createLogger({ level: 'silent' }));
    const limits = { timeoutMs: 300, breakAfter: 2, breakMs: 60_000 };
    const providers = createProviders(testConnections(far.url), () => new Date(), limits, book.note);
    afterAll(async () => {
      await providers.close();
      await far.stop();
    });
    const asked = { orderId: 'a', providerReference: '140008260136', amountKobo: 1, startedAt: new Date() };
    far.answers('status.reg', 'hang-up');
    for (let time = 0; time < 3; time += 1) await providers.remita.requery(asked);
    await book.close();
    const remita = async () => (await board()).providers.find(({ provider }) => provider === 'remita');
    expect(await remita()).toMatchObject({
      ...{ isDown: true, isCircuitOpen: true, calls: { hour: 3, day: 3 }, failures: { hour: 3, day: 3 } },
      lastReason: 'left alone after repeated failures',
    });
    const isDown = async () => (await shown()).filter((one) => one.isDown).map(({ id }) => id);
    expect(await isDown()).toEqual(['remita', 'bank']);

    book.note('remita', { isAnswered: true, tookMs: 120, reason: null, isCircuitOpen: false });
    await book.close();
    expect(await remita()).toMatchObject({ isDown: false, calls: { hour: 4 }, failures: { hour: 3 } });
    expect(await isDown()).toEqual([]);
  });
});
