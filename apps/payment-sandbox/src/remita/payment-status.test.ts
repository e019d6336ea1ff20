import { expect, test } from 'vitest';
import { askStatus, echannel, initiate, sha512, testSandbox } from '../testing/test-sandbox.ts';

test('an unpaid RRR is pending and has no payment date', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  expect((await askStatus(sandbox, rrr)).text).toBe(
    `{"amount":20000.0,"RRR":"${rrr}","orderId":"KD-TEST-0001","message":"Transaction Pending","transactiontime":"2026-03-02 12:00:00 AM","status":"021"}`,
  );
});

test('a paid RRR carries its payment date in Lagos, on a 12-hour clock', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/clock', { advanceSeconds: 3600 });
  await sandbox.post('/__sandbox/pay', { rrr, channel: 'branch' });
  const expected = `{"amount":20000.0,"RRR":"${rrr}","orderId":"KD-TEST-0001","message":"Approved","paymentDate":"2026-03-02 01:17:03 PM","transactiontime":"2026-03-02 12:00:00 AM","status":"01"}`;
  expect((await askStatus(sandbox, rrr)).text).toBe(expected);
  expect((await askStatus(sandbox, 'KD-TEST-0001', 'orderstatus')).text).toBe(expected);
});

test.each([
  ['card', '00'],
  ['internet-bank', '00'],
  ['transfer', '01'],
  [null, '01'],
])('paid by %s is told as %s', async (channel, code) => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/pay', { rrr, channel });
  expect((await askStatus(sandbox, rrr)).status).toBe(code);
});

test('the status tells the amount that was paid, not the one that was asked for', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.post('/__sandbox/pay', { rrr, amount: '19999.99' });
  expect((await askStatus(sandbox, rrr)).text).toContain('"amount":19999.99,');
});

test('nobody knows the RRR: 022; nobody knows the order: 026', async () => {
  const sandbox = testSandbox();
  expect((await askStatus(sandbox, '100000000000')).status).toBe('022');
  expect((await askStatus(sandbox, 'NOBODY', 'orderstatus')).status).toBe('026');
});

test('the hash in the path, the header and the merchant are each verified', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const hash = sha512(`${rrr}19462547916`);
  const header = `remitaConsumerKey=2547916,remitaConsumerToken=${hash}`;
  const ask = async (path: string, authorization?: string) =>
    /"status":"(\d+)"/.exec((await sandbox.get(path, authorization ? { authorization } : {})).body)?.[1];
  expect(await ask(`${echannel}/2547916/${rrr}/${'0'.repeat(128)}/status.reg`, header)).toBe('013');
  expect(await ask(`${echannel}/2547916/${rrr}/${hash}/status.reg`)).toBe('020');
  expect(await ask(`${echannel}/1/${rrr}/${hash}/status.reg`, header)).toBe('023');
  expect(await ask(`/remita/ecomm/2547916/${rrr}/${hash}/status.reg`)).toBe('021');
  expect(await ask(`/remita/ecomm/2547916/${rrr}/${'0'.repeat(128)}/status.reg`)).toBe('013');
});

test('a cancelled RRR takes no payment, and what is paid or cancelled cannot be cancelled', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const cancel = async (reference: string, hash = sha512(`${reference}19462547916`)) =>
    (await sandbox.post(`${echannel}/v2/api/deactivate.json`, { rrr: reference, merchantId: '2547916', hash })).body;
  expect(await cancel(rrr, 'wrong')).toContain('"013"');
  expect(await cancel(rrr)).toBe('{"statuscode":"00","status":"Successful"}');
  expect(await cancel(rrr)).toContain('"027"');
  expect((await sandbox.post('/__sandbox/pay', { rrr })).status).toBe(409);
  expect((await askStatus(sandbox, rrr)).status).toBe('012');
  const { rrr: paid } = await initiate(sandbox, { orderId: 'SECOND' });
  await sandbox.post('/__sandbox/pay', { rrr: paid });
  expect(await cancel(paid)).toContain('"027"');
});

test('an RRR past its day takes no payment unless a tester forces it', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox, { expiryDate: '03/03/2026' });
  await sandbox.post('/__sandbox/clock', { now: '2026-03-03T23:00:00Z' });
  expect((await sandbox.post('/__sandbox/pay', { rrr })).status).toBe(409);
  expect((await sandbox.post('/__sandbox/pay', { rrr, force: true })).status).toBe(200);
  expect((await askStatus(sandbox, rrr)).status).toBe('01');
});

test("the widget's transaction is told only to whoever knows the secret", async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  await sandbox.get(`/payment/v1/inline?key=QUJDREVG&origin=http://merchant.test&rrr=${rrr}&transactionId=TX123`);
  const query = async (headers: Record<string, string>) =>
    (await sandbox.get('/payment/v1/payment/query/TX123', headers)).body;
  const right = { publickey: 'QUJDREVG', txn_hash: sha512('TX123sk_test_local') };
  expect(JSON.parse(await query(right))).toMatchObject({
    responseCode: '00',
    responseData: [{ paymentReference: rrr, transactionId: 'TX123', paymentState: 'PENDING' }],
  });
  expect(JSON.parse(await query({ ...right, txn_hash: sha512('TX123other') }))).toMatchObject({
    responseCode: '34',
    responseData: [],
  });
  await sandbox.post('/__sandbox/pay', { rrr, channel: 'card' });
  expect(JSON.parse(await query(right)).responseData[0]).toMatchObject({ paymentState: 'SUCCESSFUL', amount: 20000 });
});
