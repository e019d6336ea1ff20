import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askStatus, echannel, initiate, sha512, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const listening: TestSandbox[] = [];
afterEach(async () => {
  for (const { app } of listening.splice(0)) await app.close();
});

async function order(sandbox: TestSandbox, op: string, fault: object, more: object = {}, ref?: string) {
  const answer = await sandbox.post('/__sandbox/scenarios', { match: { op, ...(ref && { ref }) }, fault, ...more });
  expect(answer.status).toBe(201);
}

const statusUrl = (rrr: string) => `/remita/ecomm/2547916/${rrr}/${sha512(`${rrr}19462547916`)}/status.reg`;

test('a fault comes true as many times as ordered, and then no more', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await order(sandbox, 'remita.status', { type: 'status', status: 502 }, { times: 2 });
  const statuses = [];
  for (let ask = 0; ask < 3; ask += 1) statuses.push((await sandbox.get(statusUrl(rrr))).status);
  expect(statuses).toEqual([502, 502, 200]);
  expect(sandbox.journal('fault.applied').map(({ remaining }) => remaining)).toEqual([1, 0]);
});

test('a fault for one reference leaves the others alone, under RRR and order id alike', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const { rrr: other } = await initiate(sandbox, { orderId: 'OTHER' });
  await order(sandbox, 'remita.status', { type: 'code', code: '02' }, { times: 'always' }, 'KD-TEST-0001');
  expect((await askStatus(sandbox, other)).status).toBe('021');
  expect((await askStatus(sandbox, rrr)).status).toBe('02');
  expect((await askStatus(sandbox, rrr)).status).toBe('02');
});

test('a refused request changes nothing; a lost answer to an RRR that was made can be found by order id', async () => {
  const sandbox = testSandbox();
  await order(sandbox, 'remita.init', { type: 'status', status: 500 });
  await initiate(sandbox);
  expect(sandbox.journal('remita.initiated')).toHaveLength(0);
  await order(sandbox, 'remita.init', { type: 'status', status: 500, happens: true });
  expect((await initiate(sandbox)).rrr).toBe('');
  expect((await askStatus(sandbox, 'KD-TEST-0001', 'orderstatus')).status).toBe('021');
});

test.each([
  [{ type: 'body', truncateTo: 20 }, 'jsonp ({"statuscode"'],
  [{ type: 'body', body: '<html>' }, '<html>'],
  [{ type: 'code', code: '055', happens: false }, 'jsonp ({"statuscode":"055","RRR":"","status":"Refused"})'],
])('an answer can be spoilt: %o', async (fault, expected) => {
  const sandbox = testSandbox();
  await order(sandbox, 'remita.init', fault);
  expect((await initiate(sandbox)).text).toBe(expected);
});

test.each([
  [{ addKobo: 1 }, '"amount":20000.01,'],
  [{ addKobo: -1 }, '"amount":19999.99,'],
  [{ multiplyBy: 100 }, '"amount":2000000.0,'],
  [{ literal: '"20000"' }, '"amount":"20000",'],
  [{ literal: '19999.999999' }, '"amount":19999.999999,'],
  [{ remove: true }, '{"RRR"'],
])('the amount in a status can be spoilt by %o', async (how, expected) => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/pay', { rrr });
  await order(sandbox, 'remita.status', { type: 'amount', ...how });
  expect((await askStatus(sandbox, rrr)).text).toContain(expected);
  expect(sandbox.journal('payment.received')).toMatchObject([{ amountKobo: '2000000' }]);
});

test('a connection can be broken, kept silent, or fed drop by drop', async () => {
  const sandbox = testSandbox();
  listening.push(sandbox);
  const { rrr } = await initiate(sandbox);
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}${statusUrl(rrr)}`;

  await order(sandbox, 'remita.status', { type: 'reset' });
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });

  await order(sandbox, 'remita.status', { type: 'hang' });
  const patience = new AbortController();
  const asked = fetch(url, { signal: patience.signal });
  await expect.poll(() => sandbox.journal('fault.applied').length).toBe(2);
  patience.abort();
  await expect(asked).rejects.toThrow(/abort/);

  await order(sandbox, 'remita.status', { type: 'slow', milliseconds: 1, dripBytes: 16 });
  expect(await (await fetch(url)).text()).toContain('"status":"021"');
});

test('notifications can be lost, doubled, delayed, altered and told in the wrong order', async () => {
  const sandbox = testSandbox();
  const pay = async (orderId: string) => {
    const { rrr } = await initiate(sandbox, { orderId });
    await sandbox.post('/__sandbox/pay', { rrr, channel: 'card' });
  };
  const told = () => sandbox.sent.map(({ body }) => `${JSON.parse(body)[0].orderId} ${JSON.parse(body)[0].amount}`);

  await order(sandbox, 'remita.notify', { type: 'drop' });
  await pay('LOST');
  await order(sandbox, 'remita.notify', { type: 'reorder' });
  await pay('HELD');
  await order(sandbox, 'remita.notify', { type: 'dup', count: 2 });
  await pay('TWICE');
  expect(told()).toEqual(['TWICE 20000', 'TWICE 20000', 'HELD 20000']);

  await order(sandbox, 'remita.notify', { type: 'delay', seconds: 60 });
  await pay('LATE');
  await order(sandbox, 'remita.notify', { type: 'amount', addKobo: 1 });
  await pay('ALTERED');
  await order(sandbox, 'remita.notify', { type: 'forge', fields: { amount: 1 } });
  await pay('FORGED');
  expect(told().slice(3)).toEqual(['ALTERED 20000.01', 'FORGED 1']);
  await sandbox.world.clock.advance(60_000);
  expect(told().at(-1)).toBe('LATE 20000');
  expect(sandbox.journal('payment.received')).toHaveLength(6);
});

test('a notification of a payment that never was leaves the RRR unpaid', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/notify', { rrr });
  expect(JSON.parse(sandbox.sent[0]?.body ?? '')[0]).toMatchObject({ rrr, amount: 20000, channel: 'CARDPAYMENT' });
  expect((await askStatus(sandbox, rrr)).status).toBe('021');
  expect(sandbox.journal('payment.received')).toHaveLength(0);
});

test('an old notification can be sent again, word for word', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/pay', { rrr });
  await sandbox.world.deliveries.settled();
  const [first] = sandbox.journal('remita.notification.sent');
  await sandbox.post('/__sandbox/clock', { advanceSeconds: 3 * 86_400 });
  expect((await sandbox.post('/__sandbox/replay', { delivery: first?.delivery })).status).toBe(200);
  expect(sandbox.sent[1]).toEqual(sandbox.sent[0]);
  expect((await sandbox.post('/__sandbox/replay', { delivery: 'unknown' })).status).toBe(404);
});

test.each([
  [{ match: { op: 'remita.notify' }, fault: { type: 'hang' } }],
  [{ match: { op: 'remita.status' }, fault: { type: 'drop' } }],
  [{ match: { op: 'remita.nothing' }, fault: { type: 'drop' } }],
  [{ match: { op: 'remita.status' }, fault: { type: 'code' } }],
  [{ match: { op: 'remita.status' }, times: 0, fault: { type: 'hang' } }],
])('an order that could never come true is refused: %o', async (payload) => {
  const sandbox = testSandbox();
  expect((await sandbox.post('/__sandbox/scenarios', payload)).status).toBe(400);
  expect((await sandbox.get('/__sandbox/scenarios')).body).toBe('[]');
});

test('what was ordered can be looked at and called off', async () => {
  const sandbox = testSandbox();
  await order(sandbox, 'remita.init', { type: 'hang' }, { times: 3 });
  expect(JSON.parse((await sandbox.get('/__sandbox/scenarios')).body)).toMatchObject([{ remaining: 3 }]);
  await sandbox.app.inject({ method: 'DELETE', url: '/__sandbox/scenarios', headers: { host: 'localhost:4002' } });
  expect((await initiate(sandbox)).answer.statuscode).toBe('025');
});

test('the scripts of the provider can be away', async () => {
  const sandbox = testSandbox();
  await order(sandbox, 'remita.script', { type: 'status', status: 503 });
  expect((await sandbox.get('/payment/v1/remita-pay-inline.bundle.js')).status).toBe(503);
  expect((await sandbox.get('/payment/v1/remita-pay-inline.bundle.js')).body).toContain('window.RmPaymentEngine');
  expect((await sandbox.get(`${echannel}/nothing`)).status).toBe(404);
});
