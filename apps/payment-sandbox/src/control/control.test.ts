import { expect, test } from 'vitest';
import { askStatus, initiate, testSandbox } from '../testing/test-sandbox.ts';

test('the journal tells everything that happened, in order, in kobo', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox, { amount: '0.10' });
  await askStatus(sandbox, rrr);
  await sandbox.post('/__sandbox/pay', { rrr, channel: null, amount: '99999999999.99' });
  await sandbox.world.deliveries.settled();
  const entries = JSON.parse((await sandbox.get('/__sandbox/journal')).body);
  expect(entries).toMatchObject([
    { sequence: 1, kind: 'remita.initiated', rrr, orderId: 'KD-TEST-0001', amountKobo: '10' },
    { sequence: 2, kind: 'remita.status.asked', reference: rrr, code: '021' },
    { kind: 'payment.received', rrr, channel: null, amountKobo: '9999999999999', expectedKobo: '10' },
    { kind: 'remita.notification.sent', ref: rrr, accepted: true, answerStatus: 200, answerBody: 'Ok' },
  ]);
  const later = JSON.parse((await sandbox.get('/__sandbox/journal?after=3')).body);
  expect(later).toEqual(entries.slice(3));
});

test('an RRR is paid once, unless a second payment is forced', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const pay = async (more = {}) => (await sandbox.post('/__sandbox/pay', { rrr, ...more })).status;
  expect([await pay(), await pay(), await pay({ force: true })]).toEqual([200, 409, 200]);
  expect(sandbox.journal('payment.received')).toHaveLength(2);
  expect((await sandbox.post('/__sandbox/pay', { rrr: '100000000000' })).status).toBe(404);
});

test('money that goes back stands in the journal, and the status says that it is gone', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const giveBack = async () => (await sandbox.post('/__sandbox/return', { rrr })).status;
  expect(await giveBack()).toBe(409);
  await sandbox.post('/__sandbox/pay', { rrr });
  expect([await giveBack(), await giveBack()]).toEqual([200, 409]);
  expect(sandbox.journal('payment.returned')).toMatchObject([{ provider: 'remita', rrr }]);
  expect((await askStatus(sandbox, rrr)).status).toBe('02');
});

test.each([{ amount: 20000 }, { amount: '20,000' }, { amount: '1.234' }, { chanel: 'card' }])(
  'a payment order with %o is refused and pays nothing',
  async (wrong) => {
    const sandbox = testSandbox();
    const { rrr } = await initiate(sandbox);
    expect((await sandbox.post('/__sandbox/pay', { rrr, ...wrong })).status).toBe(400);
    expect((await askStatus(sandbox, rrr)).status).toBe('021');
  },
);

test('after a reset nothing is left, and no RRR comes twice unless the same seed is begun again', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/scenarios', { match: { op: 'remita.init' }, fault: { type: 'hang' } });
  await sandbox.post('/__sandbox/reset');
  expect(sandbox.journal()).toEqual([]);
  expect((await askStatus(sandbox, rrr)).status).toBe('022');
  expect((await initiate(sandbox)).rrr).not.toBe(rrr);
  await sandbox.post('/__sandbox/reset', { seed: 'tests' });
  expect((await initiate(sandbox)).rrr).toBe(rrr);
});

test('what was under way before a reset does not happen after it', async () => {
  const sandbox = testSandbox({}, 'Not Ok');
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/pay', { rrr });
  await sandbox.world.deliveries.settled();
  await sandbox.post('/__sandbox/reset');
  await sandbox.world.clock.advance(86_400_000);
  expect(sandbox.sent).toHaveLength(1);
});

test('the clock can be moved and set', async () => {
  const sandbox = testSandbox();
  await sandbox.post('/__sandbox/clock', { advanceSeconds: 60 });
  expect(JSON.parse((await sandbox.get('/__sandbox/health')).body).now).toBe('2026-03-02T11:18:03.000Z');
  await sandbox.post('/__sandbox/clock', { now: '2027-01-01T00:00:00+01:00' });
  expect(JSON.parse((await sandbox.get('/__sandbox/health')).body).now).toBe('2026-12-31T23:00:00.000Z');
  expect((await sandbox.post('/__sandbox/clock', { advanceSeconds: -1 })).status).toBe(400);
});

test('the settlement file lists every payment that was received, and no other', async () => {
  const sandbox = testSandbox();
  await initiate(sandbox, { orderId: 'UNPAID' });
  const { rrr } = await initiate(sandbox, { orderId: 'PAID, "by hand"' });
  await sandbox.post('/__sandbox/pay', { rrr, amount: '19999.5' });
  const [payment] = sandbox.journal('payment.received');
  expect((await sandbox.get('/__sandbox/settlement.csv')).body).toBe(
    'provider,reference,merchantReference,paymentId,channel,amount,paidAt\r\n' +
      `remita,${rrr},"PAID, ""by hand""",${payment?.payment},BRANCH,19999.50,2026-03-02 12:17:03\r\n`,
  );
});

test.each([
  [{ host: 'sandbox.example.com' }],
  [{ host: '127.0.0.1:4002', origin: 'https://evil.example' }],
  [{ host: '127.0.0.1:4002', origin: 'null' }],
])('the control API turns away %o', async (headers) => {
  const sandbox = testSandbox();
  await initiate(sandbox);
  const answer = await sandbox.app.inject({ method: 'POST', url: '/__sandbox/reset', headers });
  expect(answer.statusCode).toBe(403);
  expect(sandbox.journal('remita.initiated')).toHaveLength(1);
});

test('the control API turns away other machines', async () => {
  const { app } = testSandbox();
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/__sandbox/health', remoteAddress, headers: { host: '127.0.0.1:4002' } })).statusCode;
  expect(await ask('192.168.1.20')).toBe(403);
  expect(await ask('127.0.0.1')).toBe(200);
});

test('a person can play the bank at the counter', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  expect((await sandbox.get(`/__sandbox/counter?rrr=${rrr}`)).body).toContain('value="20000.00"');
  const pay = async (fields: Record<string, string>) => (await sandbox.submit('/__sandbox/counter', fields)).body;
  expect(await pay({ reference: '1' })).toContain('There is nothing to pay under this reference.');
  expect(await pay({ reference: rrr, amount: 'much' })).toContain('Write the amount as 20000.00.');
  expect(await pay({ reference: rrr, amount: '20,000.00', channel: 'transfer' })).toContain('✓ Paid');
  expect(await pay({ reference: rrr })).toContain('This RRR has already been paid.');
  expect(sandbox.journal('payment.received')).toMatchObject([{ channel: 'TRANSFER', amountKobo: '2000000' }]);
});
