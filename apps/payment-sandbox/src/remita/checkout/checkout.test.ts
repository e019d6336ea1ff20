import { expect, test } from 'vitest';
import { askStatus, initiate, sha512, type TestSandbox, testSandbox } from '../../testing/test-sandbox.ts';

const approvedCard = { number: '5178 6810 0000 0002', expiry: '05/30', cvv: '000' };
const poorCard = { ...approvedCard, number: '5178681000000010' };
const slowCard = { ...approvedCard, number: '5178681000000051' };
const channelIds = [
  'card',
  'ussd',
  'transfer',
  'pay-with-provider',
  'phone-number',
  'wallet',
  'enaira',
  'bank',
  'branch',
  'internet-bank',
];

/** Opens the widget's frame for a new RRR. */
async function openWidget(sandbox: TestSandbox) {
  const { rrr } = await initiate(sandbox);
  return { rrr, base: await enterWidget(sandbox, rrr) };
}

async function enterWidget(sandbox: TestSandbox, rrr: string): Promise<string> {
  const query = new URLSearchParams({ key: 'QUJDREVG', origin: 'http://merchant.test', rrr, transactionId: 'TX1' });
  const answer = await sandbox.app.inject({ url: `/payment/v1/inline?${query}` });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}

/** What the page tells the page around it. */
function eventsOf(body: string): { type: string; payload: Record<string, unknown> }[] {
  return JSON.parse(/data-events="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '[]');
}

test('the widget offers the ten channels, each with a page of its own', async () => {
  const sandbox = testSandbox();
  const { base } = await openWidget(sandbox);
  const menu = (await sandbox.get(base)).body;
  expect([...menu.matchAll(/href="[^"]*\/checkout\/\w+\/([\w-]+)"/g)].map(([, id]) => id)).toEqual(channelIds);
  expect(menu).toContain('Payment sandbox – no real money');
  for (const id of channelIds) expect((await sandbox.get(`${base}/${id}`)).body).toContain('<h1>');
});

test('the published test card pays with its code, and the widget says so once', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  expect((await sandbox.submit(`${base}/card`, approvedCard)).body).toContain('Enter the code');
  expect((await askStatus(sandbox, rrr)).status).toBe('021');
  const { body } = await sandbox.submit(`${base}/confirm`, { otp: '123456' });
  expect(eventsOf(body)).toEqual([
    {
      type: 'success',
      payload: {
        paymentReference: rrr,
        processorId: expect.stringMatching(/^\d{10}$/),
        transactionId: 'TX1',
        message: 'Approved',
        amount: 20000,
      },
    },
  ]);
  expect((await askStatus(sandbox, rrr)).status).toBe('00');
  expect(eventsOf((await sandbox.get(base)).body)).toEqual([]);
});

test('a code sent twice pays once', async () => {
  const sandbox = testSandbox();
  const { base } = await openWidget(sandbox);
  await sandbox.submit(`${base}/card`, approvedCard);
  await Promise.all([1, 2, 3].map(() => sandbox.submit(`${base}/confirm`, { otp: '123456' })));
  expect(sandbox.journal('payment.received')).toHaveLength(1);
});

test('a declined card is told as an error without a payment reference, and the RRR can still be paid', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  const { body } = await sandbox.submit(`${base}/card`, poorCard);
  expect(eventsOf(body)).toEqual([
    {
      type: 'error',
      payload: {
        message: 'Insufficient funds',
        responseMessage: 'Insufficient funds',
        code: '51',
        transactionId: 'TX1',
      },
    },
  ]);
  expect((await askStatus(sandbox, rrr)).status).toBe('02');
  await sandbox.submit(`${base}/card`, approvedCard);
  await sandbox.submit(`${base}/confirm`, { otp: '123456' });
  expect((await askStatus(sandbox, rrr)).status).toBe('00');
});

test('three wrong codes end the try', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.submit(`${base}/card`, approvedCard);
  const pages = [];
  for (let guess = 0; guess < 3; guess += 1) pages.push(await sandbox.submit(`${base}/confirm`, { otp: '000000' }));
  expect(pages[1]?.body).toContain('That code is wrong. Try again.');
  expect(pages[2]?.body).toContain('Too many wrong codes');
  await sandbox.submit(`${base}/confirm`, { otp: '123456' });
  expect((await askStatus(sandbox, rrr)).status).toBe('02');
});

test('a slow bank pays a minute later, with nobody watching', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.submit(`${base}/card`, slowCard);
  const { body } = await sandbox.submit(`${base}/confirm`, { otp: '123456' });
  expect(body).toContain('Payment in progress');
  await sandbox.world.clock.advance(59_999);
  expect((await askStatus(sandbox, rrr)).status).toBe('021');
  await sandbox.world.clock.advance(1);
  expect((await askStatus(sandbox, rrr)).status).toBe('00');
});

test.each([
  ['wallet', { wallet: '1', pin: '1234' }, undefined, '00'],
  ['wallet', { wallet: '1', pin: '0000' }, undefined, '02'],
  ['pay-with-provider', { provider: 'Sandbox Pay' }, { answer: 'approve' }, '00'],
  ['internet-bank', { bank: 'Sandbox Bank' }, { answer: 'decline' }, '02'],
  ['phone-number', { phone: '0803' }, { otp: '123456' }, '00'],
  ['enaira', { wallet: '@amina' }, { otp: '123456' }, '00'],
  ['enaira', { wallet: '' }, { otp: '123456' }, '021'],
  ['card', { ...approvedCard, cvv: '999' }, { otp: '123456' }, '021'],
  ['transfer', {}, undefined, '021'],
])('%s with %o and then %o ends in status %s', async (channel, form, confirmation, status) => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.submit(`${base}/${channel}`, form as Record<string, string>);
  if (confirmation) await sandbox.submit(`${base}/confirm`, confirmation as Record<string, string>);
  expect((await askStatus(sandbox, rrr)).status).toBe(status);
});

test('a transfer page learns of the money that arrived outside', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  expect((await sandbox.get(`${base}/state`)).body).toBe('{"paid":false}');
  await sandbox.post('/__sandbox/pay', { rrr, channel: 'transfer' });
  expect((await sandbox.get(`${base}/state`)).body).toBe('{"paid":true}');
  expect(eventsOf((await sandbox.get(`${base}/result`)).body)).toMatchObject([{ type: 'success' }]);
});

test('leaving while a code is asked for aborts the try', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.submit(`${base}/card`, approvedCard);
  expect((await sandbox.submit(`${base}/abort`)).status).toBe(204);
  expect((await askStatus(sandbox, rrr)).status).toBe('012');
});

test.each([
  ['drop', []],
  ['dup', ['success', 'success']],
])('a widget told to %s its success says %o', async (type, expected) => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.post('/__sandbox/scenarios', { match: { op: 'remita.widget', ref: rrr }, fault: { type } });
  await sandbox.post('/__sandbox/pay', { rrr });
  expect(eventsOf((await sandbox.get(base)).body).map((event) => event.type)).toEqual(expected);
});

test('a widget can claim a success that never was', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.post('/__sandbox/scenarios', { match: { op: 'remita.widget', ref: rrr }, fault: { type: 'forge' } });
  expect(eventsOf((await sandbox.get(base)).body)).toMatchObject([{ type: 'success' }]);
  expect((await askStatus(sandbox, rrr)).status).toBe('021');
});

test('the member with the processor can be written the other way', async () => {
  const sandbox = testSandbox();
  await sandbox.post('/__sandbox/settings', { variants: { processorMember: 'processId' } });
  const { rrr, base } = await openWidget(sandbox);
  await sandbox.post('/__sandbox/pay', { rrr, channel: 'card' });
  const [event] = eventsOf((await sandbox.get(base)).body);
  expect(Object.keys(event?.payload ?? {})).toContain('processId');
  expect(Object.keys(event?.payload ?? {})).not.toContain('processorId');
});

test('only the page that opened the widget may frame it, and nothing inline runs or styles', async () => {
  const sandbox = testSandbox();
  const { base } = await openWidget(sandbox);
  const answer = await sandbox.app.inject({ url: base });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors http://merchant.test');
  expect(policy).not.toContain('unsafe');
  expect(answer.body).not.toMatch(/<script(?! src=)|<style| style=| on\w+=/);
});

test('what the merchant writes stands in the page as text', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox, { description: '<img src=x onerror=alert(1)>', payerName: '"><script>' });
  const { body } = await sandbox.get(await enterWidget(sandbox, rrr));
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(body).not.toContain('"><script>');
});

test.each([
  ['no key', { key: '' }],
  ['an unknown RRR', { rrr: '100000000000' }],
  ['no origin', { origin: '' }],
  ['an origin that is no web address', { origin: 'javascript:alert(1)' }],
])('the widget refuses %s', async (_what, wrong) => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const query = new URLSearchParams({ key: 'QUJDREVG', origin: 'http://merchant.test', rrr, ...wrong });
  expect((await sandbox.get(`/payment/v1/inline?${query}`)).status).toBe(400);
});

test('a key that was set is the only one taken', async () => {
  const sandbox = testSandbox({ SANDBOX_REMITA_PUBLIC_KEY: 'T1VSUw==' });
  const { rrr } = await initiate(sandbox);
  const open = async (key: string) =>
    (await sandbox.get(`/payment/v1/inline?${new URLSearchParams({ key, origin: 'http://merchant.test', rrr })}`))
      .status;
  expect([await open('QUJDREVG'), await open('T1VSUw==')]).toEqual([400, 303]);
});

test('without an RRR the widget makes one from the details it is given', async () => {
  const sandbox = testSandbox();
  const query = new URLSearchParams({
    key: 'QUJDREVG',
    origin: 'http://merchant.test',
    transactionId: 'OWN-1',
    firstName: 'Amina',
    amount: '1250.50',
  });
  expect((await sandbox.get(`/payment/v1/inline?${query}`)).status).toBe(303);
  expect(sandbox.journal('remita.initiated')).toMatchObject([{ orderId: 'OWN-1', amountKobo: '125050' }]);
});

test('the hosted page returns the browser to the merchant with RRR and order id', async () => {
  const sandbox = testSandbox();
  const { rrr } = await initiate(sandbox);
  const fields = {
    merchantId: '2547916',
    rrr,
    hash: sha512(`2547916${rrr}1946`),
    responseurl: 'http://merchant.test/back?bill=7',
  };
  const { location } = await sandbox.submit('/remita/ecomm/finalize.reg', fields);
  await sandbox.submit(`${location}/pay-with-provider`, { provider: 'Sandbox Pay' });
  const end = await sandbox.submit(`${location}/confirm`, { answer: 'approve' });
  expect([end.status, end.location]).toEqual([303, `http://merchant.test/back?bill=7&RRR=${rrr}&orderID=KD-TEST-0001`]);
  expect((await sandbox.submit('/remita/ecomm/finalize.reg', { ...fields, hash: 'wrong' })).status).toBe(400);
  expect((await sandbox.get(`/remita/ecomm/finalize.reg?${new URLSearchParams(fields)}`)).status).toBe(303);
});

test('a cancelled RRR is closed to payers', async () => {
  const sandbox = testSandbox();
  const { rrr, base } = await openWidget(sandbox);
  const hash = sha512(`${rrr}19462547916`);
  await sandbox.post('/remita/exapp/api/v1/send/api/echannelsvc/v2/api/deactivate.json', {
    rrr,
    merchantId: '2547916',
    hash,
  });
  const { body } = await sandbox.submit(`${base}/card`, approvedCard);
  expect(body).toContain('This RRR has been cancelled by the biller.');
  expect((await sandbox.get('/payment/v1/checkout/unknown')).status).toBe(404);
});
