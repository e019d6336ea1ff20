import { expect, test } from 'vitest';
import { initiate, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

async function paid(sandbox: TestSandbox, channel: string | null): Promise<string> {
  const { rrr } = await initiate(sandbox, { customFields: [{ name: 'Plot', value: '14', type: 'ALL' }] });
  await sandbox.post('/__sandbox/pay', { rrr, channel });
  await sandbox.world.deliveries.settled();
  return rrr;
}

test('money taken in the widget is told in an array of one, with the order id and an amount that is a number', async () => {
  const sandbox = testSandbox();
  const rrr = await paid(sandbox, 'card');
  const [message] = sandbox.sent;
  expect(message?.url).toBe('http://merchant.test/remita');
  expect(message?.body).toContain('"amount":20000.0,');
  expect(JSON.parse(message?.body ?? '')).toEqual([
    expect.objectContaining({
      rrr,
      channnel: 'CARDPAYMENT',
      channel: 'CARDPAYMENT',
      orderId: 'KD-TEST-0001',
      orderRef: 'KD-TEST-0001',
      payerEmail: 'amina@example.ng',
      transactiondate: '2026-03-02 00:00:00',
      debitdate: '2026-03-02 12:17:03',
      customFieldData: [{ DESCRIPTION: 'Plot', COLVAL: '14' }],
    }),
  ]);
});

test.each([
  ['branch', 'BRANCH'],
  [null, null],
])('money taken outside (%s) is told without an order id, in lower-case members', async (channel, code) => {
  const sandbox = testSandbox();
  await paid(sandbox, channel);
  const [notification] = JSON.parse(sandbox.sent[0]?.body ?? '');
  expect(notification).toMatchObject({ channel: code, channnel: code, payeremail: 'amina@example.ng' });
  expect(notification.customFieldData).toEqual([{ DESCRIPTION: 'Plot', PIVAL: '14' }]);
  expect(Object.keys(notification)).not.toContain('orderId');
  expect(Object.keys(notification)).not.toContain('orderRef');
});

test('a notification is repeated, later each time, until the answer is Ok', async () => {
  const sandbox = testSandbox();
  sandbox.answerNext('Not Ok', new Error('connection refused'), ' OK\n');
  const rrr = await paid(sandbox, 'card');
  expect(sandbox.sent).toHaveLength(1);
  await sandbox.world.clock.advance(2_000);
  expect(sandbox.sent).toHaveLength(2);
  await sandbox.world.clock.advance(4_999);
  expect(sandbox.sent).toHaveLength(2);
  await sandbox.world.clock.advance(1);
  await sandbox.world.clock.advance(86_400_000);
  expect(sandbox.sent).toHaveLength(3);
  expect(sandbox.journal('remita.notification.sent')).toMatchObject([
    { ref: rrr, attempt: 1, accepted: false, answerBody: 'Not Ok' },
    { ref: rrr, attempt: 2, accepted: false, failure: 'connection refused' },
    { ref: rrr, attempt: 3, accepted: true },
  ]);
});

test('after five attempts Remita gives up', async () => {
  const sandbox = testSandbox({}, 'Not Ok');
  await paid(sandbox, 'card');
  await sandbox.world.clock.advance(86_400_000);
  expect(sandbox.sent).toHaveLength(5);
  expect(sandbox.journal('remita.notification.given-up')).toHaveLength(1);
});

test('without a listener the payment still happens, and the journal says that nobody was told', async () => {
  const sandbox = testSandbox();
  await sandbox.post('/__sandbox/settings', { remitaListenerUrl: null });
  await paid(sandbox, 'card');
  expect(sandbox.sent).toHaveLength(0);
  expect(sandbox.journal().map(({ kind }) => kind)).toEqual([
    'remita.initiated',
    'payment.received',
    'remita.notification.skipped',
  ]);
});
