import { expect, test } from 'vitest';
import { bearer, call, card, open, otpCard, requery } from '../testing/interswitch-purchase.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

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
