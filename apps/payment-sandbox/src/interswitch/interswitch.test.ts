import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { webhookSignature } from './webhook.ts';

const purchase = {
  merchant_code: 'MX6072',
  pay_item_id: '9405967',
  txn_ref: 'KD-1',
  amount: '2000000',
  currency: '566',
  cust_email: 'amina@example.ng',
  site_redirect_url: 'http://merchant.test/back',
};
const card = { number: '4000000000002503', expiry: '03/50', cvv: '111', pin: '1111' };
const otpCard = { number: '5123450000000008', expiry: '01/39', cvv: '100', pin: '1111' };

async function open(sandbox: TestSandbox, changes: Record<string, string> = {}) {
  return sandbox.submit('/collections/w/pay', { ...purchase, ...changes });
}

async function requery(sandbox: TestSandbox, changes: Record<string, string> = {}, headers = {}) {
  const query = new URLSearchParams({
    merchantcode: 'MX6072',
    transactionreference: 'KD-1',
    amount: '2000000',
    ...changes,
  });
  const answer = await sandbox.get(`/collections/api/v1/gettransaction.json?${query}`, headers);
  return { httpStatus: answer.status, ...JSON.parse(answer.body) };
}

async function bearer(sandbox: TestSandbox): Promise<string> {
  const basic = Buffer.from('IKIAB23A4E2756605C1ABC33CE3C287E27267F660D61:secret').toString('base64');
  const { body } = await sandbox.app.inject({
    method: 'POST',
    url: '/passport/oauth/token?grant_type=client_credentials',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=client_credentials',
  });
  return `Bearer ${JSON.parse(body).access_token}`;
}

async function call(sandbox: TestSandbox, url: string, authorization: string, payload: object) {
  const answer = await sandbox.app.inject({ method: 'POST', url, headers: { authorization }, payload });
  return { httpStatus: answer.statusCode, ...JSON.parse(answer.body) };
}

test('a card pays, and the browser goes back by a form', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  expect((await requery(sandbox)).ResponseCode).toBe('Z0');
  const { body } = await sandbox.submit(`${location}/card`, card);
  expect(body).toContain('<form method="post" action="http://merchant.test/back" data-auto-submit>');
  expect(
    [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ).toEqual([
    ['txnref', 'KD-1'],
    ['amount', '2000000'],
    ['apprAmt', '2000000'],
    ['resp', '00'],
    ['desc', 'Approved by Financial Institution'],
    ['retRef', expect.stringMatching(/^\d{12}$/)],
  ]);
  expect(await requery(sandbox)).toMatchObject({
    Amount: 2_000_000,
    CardNumber: '400000******2503',
    MerchantReference: 'KD-1',
    PaymentReference: expect.stringMatching(/^SBX\|WEB\|MX6072\|02-03-2026\|\d{9}\|\d{6}$/),
    TransactionDate: '2026-03-02T12:17:03',
    ResponseCode: '00',
    SplitAccounts: [],
  });
});

test.each([
  ['another amount', { amount: '1999999' }],
  ['naira in place of kobo', { amount: '20000' }],
  ['another merchant', { merchantcode: 'MX1' }],
  ['an unknown reference', { transactionreference: 'KD-2' }],
])('a question with %s finds nothing', async (_what, changes) => {
  const sandbox = testSandbox({}, '');
  await open(sandbox);
  expect(await requery(sandbox, changes)).toMatchObject({ ResponseCode: 'Z25', Amount: 0, PaymentReference: '' });
});

test('a token is not needed for a question, but a bad one is refused', async () => {
  const sandbox = testSandbox({}, '');
  await open(sandbox);
  expect((await requery(sandbox, {}, { authorization: await bearer(sandbox) })).ResponseCode).toBe('Z0');
  expect((await requery(sandbox, {}, { authorization: 'Bearer invented' })).httpStatus).toBe(401);
  const token = await bearer(sandbox);
  await sandbox.world.clock.advance(86_400_000);
  expect((await requery(sandbox, {}, { authorization: token })).httpStatus).toBe(401);
});

test('tokens are for those who know the secret', async () => {
  const { app } = testSandbox();
  const ask = async (authorization: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/passport/oauth/token?grant_type=client_credentials',
        headers: { authorization },
      })
    ).statusCode;
  expect(await ask('Basic d3Jvbmc6d3Jvbmc=')).toBe(401);
});

test('every webhook is signed over the bytes that were sent; the published vector agrees', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/card`, card);
  expect(sandbox.sent.map(({ body }) => JSON.parse(body).event)).toEqual([
    'TRANSACTION.CREATED',
    'TRANSACTION.COMPLETED',
  ]);
  for (const { headers, body } of sandbox.sent) {
    expect(headers['x-interswitch-signature']).toBe(createHmac('sha512', 'whsec_local').update(body).digest('hex'));
  }
  expect(JSON.parse(sandbox.sent[1]?.body ?? '')).toMatchObject({
    uuid: 'KD-1',
    data: { amount: 2_000_000, responseCode: '00', merchantReference: 'KD-1', currencyCode: '566' },
  });
  const raw =
    '{"event":"TRANSACTION.COMPLETED","uuid":"u1","timestamp":1594646111460,"data":{"amount":2000000,"responseCode":"00","merchantReference":"KD-TEST-0001"}}';
  expect(webhookSignature('whsec_local', raw)).toBe(
    '3e53c1dc54c8a64283074b1d447e6ff497528d24a63f4ae71d669a3ce51a4a98dfab25e3616eab2fa1ea50d004e0ee6d0e23a4725522faa441603e5f66501382',
  );
});

test('a webhook is tried again five times, until it is answered 200 with nothing', async () => {
  const sandbox = testSandbox({}, 'Ok');
  await open(sandbox);
  await sandbox.world.deliveries.settled();
  await sandbox.world.clock.advance(1_700_000);
  expect(sandbox.journal('interswitch.webhook.sent')).toHaveLength(6);
  expect(sandbox.journal('interswitch.webhook.given-up')).toHaveLength(1);
});

test.each(['missing', 'other-secret', 'altered-body', 're-serialised'])(
  'a webhook can be sent with a signature that does not fit: %s',
  async (signature) => {
    const sandbox = testSandbox({}, '');
    await sandbox.post('/__sandbox/scenarios', {
      match: { op: 'interswitch.webhook' },
      fault: { type: 'forge', signature, fields: { responseCode: '00' } },
    });
    await open(sandbox);
    const [message] = sandbox.sent;
    expect(JSON.parse(message?.body ?? '').data).toMatchObject({ merchantReference: 'KD-1', responseCode: '00' });
    expect(message?.headers['x-interswitch-signature']).not.toBe(webhookSignature('whsec_local', message?.body ?? ''));
  },
);

test('CREATED can arrive after COMPLETED', async () => {
  const sandbox = testSandbox({}, '');
  await sandbox.post('/__sandbox/scenarios', { match: { op: 'interswitch.webhook' }, fault: { type: 'reorder' } });
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/card`, card);
  expect(sandbox.sent.map(({ body }) => JSON.parse(body).event)).toEqual([
    'TRANSACTION.COMPLETED',
    'TRANSACTION.CREATED',
  ]);
});

test.each([
  ['5060990580000000390', '03/50', '51'],
  ['5612330000000000412', '03/50', '25'],
  ['5061830100001895', '01/40', '09'],
])('the published card %s (%s) ends in %s, and another card can still pay', async (number, expiry, code) => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/card`, { ...card, number, expiry });
  expect((await requery(sandbox)).ResponseCode).toBe(code);
  await sandbox.submit(`${location}/card`, card);
  expect((await requery(sandbox)).ResponseCode).toBe('00');
});

test('a card with a code pays with the right code only', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  expect((await sandbox.submit(`${location}/card`, otpCard)).body).toContain('Enter the code');
  expect((await sandbox.submit(`${location}/otp`, { otp: '1' })).body).toContain('That code is wrong.');
  expect((await requery(sandbox)).ResponseCode).toBe('09');
  await sandbox.submit(`${location}/otp`, { otp: '123456' });
  expect((await requery(sandbox)).ResponseCode).toBe('00');
});

test('after thirty minutes nothing is taken any more, and the merchant is told', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  await sandbox.world.clock.advance(30 * 60_000);
  expect((await requery(sandbox)).ResponseCode).toBe('XS1');
  await sandbox.submit(`${location}/card`, card);
  expect((await requery(sandbox)).ResponseCode).toBe('XS1');
  expect(JSON.parse(sandbox.sent.at(-1)?.body ?? '')).toMatchObject({
    event: 'TRANSACTION.COMPLETED',
    data: { responseCode: 'XS1' },
  });
});

test('closing cancels', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/cancel`);
  expect((await requery(sandbox)).ResponseCode).toBe('Z6');
});

test.each([
  ['another merchant', { merchant_code: 'MX1' }],
  ['another item', { pay_item_id: '1' }],
  ['naira with a point', { amount: '20000.00' }],
  ['dollars', { currency: '840' }],
  ['no way back', { site_redirect_url: 'nowhere' }],
])('a purchase with %s is refused', async (_what, changes) => {
  const sandbox = testSandbox({}, '');
  expect((await open(sandbox, changes)).status).toBe(400);
  expect(sandbox.journal('interswitch.initiated')).toHaveLength(0);
});

test('a reference is good for one purchase of one amount', async () => {
  const sandbox = testSandbox({}, '');
  const first = await open(sandbox);
  expect((await open(sandbox)).location).toBe(first.location);
  expect((await open(sandbox, { amount: '1' })).status).toBe(400);
  await sandbox.submit(`${first.location}/card`, card);
  expect((await open(sandbox)).status).toBe(400);
});

test('a virtual account takes a transfer; too little is a partial approval', async () => {
  const sandbox = testSandbox({}, '');
  const token = await bearer(sandbox);
  const url = '/paymentgateway/api/v1/virtualaccounts/transaction';
  const request = {
    merchantCode: 'MX6072',
    payableCode: '9405967',
    currencyCode: '566',
    amount: '2000000',
    accountName: 'Amina',
    transactionReference: 'KD-1',
  };
  expect((await call(sandbox, url, 'Bearer no', request)).httpStatus).toBe(401);
  expect(await call(sandbox, url, token, request)).toMatchObject({
    accountNumber: expect.stringMatching(/^\d{10}$/),
    amount: '2000000',
    transactionReference: 'KD-1',
    validityPeriodMins: 30,
  });
  expect((await call(sandbox, url, token, request)).httpStatus).toBe(400);
  await sandbox.post('/__sandbox/pay', { reference: 'KD-1', amount: '19999.99' });
  expect(await requery(sandbox)).toMatchObject({ ResponseCode: '10', Amount: 1_999_999 });
  const asked = await sandbox.get(`${url}?merchantCode=MX6072&transactionReference=KD-1`, { authorization: token });
  expect(JSON.parse(asked.body).responseCode).toBe('10');
});

test('money goes back once per reference and never more than came', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  const token = await bearer(sandbox);
  const ask = (refundReference: string, refundAmount: number, refundType = 'PARTIAL') =>
    call(sandbox, '/paymentgateway/api/v1/refunds', token, {
      refundReference,
      parentTransactionReference: 'KD-1',
      refundType,
      refundAmount,
    });
  expect((await ask('R0', 1)).httpStatus).toBe(404);
  await sandbox.submit(`${location}/card`, card);
  expect(await ask('R1', 1_500_000)).toMatchObject({
    refundReference: 'R1',
    refundAmount: 1_500_000,
    refundStatus: 'SUCCESS',
  });
  expect(await ask('R1', 1)).toMatchObject({ httpStatus: 400, code: '10400' });
  expect(await ask('R2', 500_001)).toMatchObject({ httpStatus: 400, code: '60002' });
  expect(await ask('R3', 500_000)).toMatchObject({ refundStatus: 'SUCCESS' });
  expect(sandbox.journal('refund.made').map(({ amountKobo }) => amountKobo)).toEqual(['1500000', '500000']);
});

test('a pay-bill link leads to the same pages', async () => {
  const sandbox = testSandbox({}, '');
  const { status, body } = await sandbox.post('/collections/api/v1/pay-bill', {
    merchantCode: 'MX6072',
    payableCode: '9405967',
    amount: 2_000_000,
    redirectUrl: 'http://merchant.test/back',
    customerId: 'A',
    currencyCode: '566',
  });
  const { reference, paymentUrl } = JSON.parse(body);
  expect(status).toBe(200);
  await sandbox.submit(`${new URL(paymentUrl).pathname}/card`, card);
  expect((await requery(sandbox, { transactionreference: reference })).ResponseCode).toBe('00');
});

test('paid purchases stand in the settlement file', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/card`, card);
  expect((await sandbox.get('/__sandbox/settlement.csv')).body).toMatch(
    /\ninterswitch,\d{12},KD-1,\d{9},WEB,20000\.00,2026-03-02 12:17:03\r\n$/,
  );
});
