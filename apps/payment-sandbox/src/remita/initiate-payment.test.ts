import { expect, test } from 'vitest';
import { initiate, testSandbox } from '../testing/test-sandbox.ts';

test('a right request gets a 12-digit RRR in the documented words', async () => {
  const { text, rrr } = await initiate(testSandbox());
  expect(rrr).toMatch(/^[1-9]\d{11}$/);
  expect(text).toBe(`jsonp ({"statuscode":"025","RRR":"${rrr}","status":"Payment Reference generated"})`);
});

test('the same seed issues the same RRRs, another seed others', async () => {
  const first = await initiate(testSandbox());
  expect((await initiate(testSandbox())).rrr).toBe(first.rrr);
  expect((await initiate(testSandbox({ SANDBOX_SEED: 'another' }))).rrr).not.toBe(first.rrr);
});

test.each([
  ['a number for an amount is hashed as it was written', { amount: 20000.5 }, '025'],
  ['an amount of nothing', { amount: '0.00' }, '022'],
  ['three decimals', { amount: '1.005' }, '022'],
  ['no payer', { payerName: undefined }, '022'],
  ['another service type', { serviceTypeId: '1' }, '023'],
  ['a day that does not exist', { expiryDate: '31/02/2027' }, '032'],
  ['a day that is over', { expiryDate: '01/03/2026' }, '032'],
  ['today', { expiryDate: '02/03/2026' }, '025'],
])('%s: %o is answered %s', async (_what, changes, code) => {
  expect((await initiate(testSandbox(), changes)).answer.statuscode).toBe(code);
});

test('a wrong hash is answered 013, a missing header 020, and neither leaves an invoice behind', async () => {
  const sandbox = testSandbox();
  const wrong = `remitaConsumerKey=2547916,remitaConsumerToken=${'ab'.repeat(64)}`;
  expect((await initiate(sandbox, {}, wrong)).answer).toMatchObject({ statuscode: '013', RRR: '' });
  expect((await initiate(sandbox, {}, 'none')).answer).toMatchObject({ statuscode: '020', RRR: '' });
  expect(sandbox.journal().map(({ kind, code }) => [kind, code])).toEqual([
    ['remita.initiation-refused', '013'],
    ['remita.initiation-refused', '020'],
  ]);
});

test.each([
  ['028', { statuscode: '028', RRR: '' }],
  ['DUPLICATE_REQUEST', { status: 'DUPLICATE_REQUEST', statusMessage: 'Duplicate Order Ref', uniqueReference: '' }],
  ['055', { statuscode: '055' }],
])('an order id used before is answered in the variant %s and issues nothing', async (duplicate, expected) => {
  const sandbox = testSandbox();
  await sandbox.post('/__sandbox/settings', { variants: { duplicate } });
  await initiate(sandbox);
  const second = await initiate(sandbox, { amount: '1.00' });
  expect(second.answer).toMatchObject(expected);
  expect(sandbox.journal('remita.initiated')).toHaveLength(1);
});

test.each([
  ['jsonp', /^jsonp\(\{.*\}\)$/],
  ['parentheses', /^\(\{.*\}\)$/],
  ['semicolon', /^jsonp \(\{.*\}\);$/],
  ['bare', /^\{.*\}$/],
])('the wrapper can be switched to %s', async (wrapper, shape) => {
  const sandbox = testSandbox();
  await sandbox.post('/__sandbox/settings', { variants: { wrapper } });
  expect((await initiate(sandbox)).text).toMatch(shape);
});

const share = {
  lineItemsId: '1',
  beneficiaryName: 'State',
  beneficiaryAccount: '0360883515',
  bankCode: '058',
  beneficiaryAmount: '15000',
  deductFeeFrom: '1',
};
const otherShare = { ...share, lineItemsId: '2', beneficiaryAmount: '5000.00', deductFeeFrom: '0' };

test.each([
  ['shares that make up the amount', [share, otherShare], '025'],
  ['shares that do not', [share, { ...otherShare, beneficiaryAmount: '4999.99' }], '022'],
  ['two that bear the fee', [share, { ...otherShare, deductFeeFrom: '1' }], '022'],
  ['one id twice', [share, { ...otherShare, lineItemsId: '1' }], '037'],
  ['no such bank', [share, { ...otherShare, bankCode: 'x' }], '029'],
  ['no such account', [share, { ...otherShare, beneficiaryAccount: '1' }], '031'],
])('line items, %s: %o', async (_what, lineItems, code) => {
  expect((await initiate(testSandbox(), { lineItems })).answer.statuscode).toBe(code);
});

test('a body that is no JSON is answered 022', async () => {
  const { app } = testSandbox();
  const answer = await app.inject({
    method: 'POST',
    url: '/remita/exapp/api/v1/send/api/echannelsvc/merchant/api/paymentinit',
    headers: { 'content-type': 'application/json' },
    payload: '{"amount":',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"statuscode":"022"');
});
