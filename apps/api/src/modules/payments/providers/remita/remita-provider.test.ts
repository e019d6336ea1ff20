import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedAnswer, type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts';
import type { PaymentProvider, ProviderOrder } from '../payment-provider.ts';
import { createProviderHttp, type ProviderHttp } from '../provider-http.ts';
import { createRemitaProvider } from './remita-provider.ts';

const order: ProviderOrder = {
  orderId: 'KD-TEST-0001',
  amountKobo: 2_000_000,
  description: 'Development levy',
  payer: { name: 'Amina Bello', email: 'amina@example.ng', phone: '' },
};
const payment = {
  orderId: order.orderId,
  providerReference: '140008260136',
  amountKobo: order.amountKobo,
  startedAt: new Date('2026-11-20T08:00:00Z'),
};
const created = { kind: 'created', providerReference: '140008260136' };
const found =
  '{"amount":20000.0,"RRR":"140008260136","orderId":"KD-TEST-0001","message":"Transaction Pending","transactiontime":"2026-11-20 12:00:00 AM","status":"021"}';

let far: ScriptedProvider;
let http: ProviderHttp;
let remita: PaymentProvider;

beforeAll(async () => {
  far = await startScriptedProvider();
});
afterAll(() => far.stop());
beforeEach(() => {
  http = createProviderHttp({ baseUrl: far.url, timeoutMs: 400, breakAfter: 100, breakMs: 60_000 });
  remita = createRemitaProvider(
    {
      merchantId: '2547916',
      serviceTypeId: '4430731',
      apiKey: '1946',
      publicKey: 'a-public-key',
      scriptUrl: 'https://demo.remita.net/payment/v1/remita-pay-inline.bundle.js',
    },
    http,
  );
});
afterEach(async () => {
  far.forget();
  await http.close();
});

describe('generating an RRR', () => {
  it('sends the exact amount it hashes, and no more than Remita documents', async () => {
    far.answers(
      'paymentinit',
      'jsonp ({"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"})',
    );

    expect(await remita.createReference(order)).toEqual(created);

    const [sent] = far.received;
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/remita/exapp/api/v1/send/api/echannelsvc/merchant/api/paymentinit',
    });
    expect(sent?.headers.authorization).toBe(
      'remitaConsumerKey=2547916,remitaConsumerToken=698e426dc281fdda4f4fd085fa9a69c75eaeb0074fd7e40054f79d9689223aa2f3a233fd3c1f4c2fc0d42cc37ba2e73fb71bc4f213d4c339b480dc5f41358063',
    );
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      serviceTypeId: '4430731',
      amount: '20000.00',
      orderId: 'KD-TEST-0001',
      payerName: 'Amina Bello',
      payerEmail: 'amina@example.ng',
      payerPhone: '',
      description: 'Development levy',
    });
  });

  it.each([
    [
      'a space before the parenthesis',
      'jsonp ({"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"})',
    ],
    ['no space', 'jsonp({"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"})'],
    ['parentheses alone', '({"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"})'],
    ['a semicolon', 'jsonp ({"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"});'],
    ['bare JSON', '{"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"}'],
    [
      'line breaks',
      '\njsonp (\n{"statuscode":"025",\n"RRR":"140008260136","status":"Payment Reference generated"}\n) ;\n',
    ],
    [
      'extra fields',
      'jsonp ({"orderID":"KD-TEST-0001","responseParams":{},"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"})',
    ],
  ])('understands an answer with %s', async (_name, body) => {
    far.answers('paymentinit', body);
    expect(await remita.createReference(order)).toEqual(created);
    expect(far.received).toHaveLength(1);
  });

  it.each([
    ['013', 'Invalid hash'],
    ['020', 'Invalid Authentication'],
    ['022', 'Invalid Request'],
    ['023', 'Service type or Merchant Does not Exist'],
    ['024', 'Inactive merchant'],
    ['029', 'Invalid bank code'],
    ['032', 'Invalid date'],
    ['035', 'Limit exceeded'],
    ['037', 'Duplicate line item'],
    ['038', 'Fees exceed amount'],
    ['044', 'Inactive'],
  ])('takes code %s for a definite refusal', async (code, message) => {
    far.answers('paymentinit', `jsonp ({"statuscode":"${code}","RRR":"","status":"${message}"})`);
    expect(await remita.createReference(order)).toEqual({ kind: 'refused', providerCode: code, reason: message });
    expect(far.requestsTo('orderstatus.reg')).toEqual([]);
  });

  const lostAnswers: readonly (readonly [string, ScriptedAnswer])[] = [
    [
      'a duplicate request',
      '{"status":"DUPLICATE_REQUEST","statusMessage":"Duplicate Order Ref","uniqueReference":"","responseParams":{}}',
    ],
    ['code 028', 'jsonp ({"statuscode":"028","RRR":"","status":"Duplicate order id"})'],
    ['code 055', 'jsonp ({"statuscode":"055","status":"RRR already exists"})'],
    ['025 without an RRR', 'jsonp ({"statuscode":"025","status":"Payment Reference generated"})'],
    [
      '025 with an RRR of eleven digits',
      'jsonp ({"statuscode":"025","RRR":"14000826013","status":"Payment Reference generated"})',
    ],
    ['a code nobody documented', 'jsonp ({"statuscode":"777","status":"Something new"})'],
    ['a truncated answer', 'jsonp ({"statuscode":"025","RRR":"1400082'],
    ['HTML', '<html><body>Service temporarily unavailable</body></html>'],
    ['script instead of JSON', 'jsonp ({"statuscode":"025","RRR":"140008260136"}); alert(1)'],
    ['an empty answer', ''],
    ['a server error', { httpStatus: 500, body: 'Internal Server Error' }],
    ['a gateway error', { httpStatus: 502, body: '<html>Bad Gateway</html>' }],
    ['a connection cut', 'hang-up'],
    ['silence', 'never'],
  ];

  it.each(lostAnswers)('after %s looks the order up and adopts its RRR', async (_name, answer) => {
    far.answers('paymentinit', answer);
    far.answers('orderstatus.reg', `jsonp (${found})`);

    expect(await remita.createReference(order)).toEqual(created);
    expect(far.requestsTo('paymentinit')).toHaveLength(1);
    expect(far.requestsTo('orderstatus.reg')[0]?.path).toBe(
      '/remita/exapp/api/v1/send/api/echannelsvc/2547916/KD-TEST-0001/31be65976c3e9b7243488a009ab8988aeefb4ed016e9209f60d8dc687c310a43b4b5fadf85afdc14d15452c2fdc91de8eed96523e6f36acca4a9e7144601d96d/orderstatus.reg',
    );
  });

  it.each([
    ['19999.99', found.replace('20000.0', '19999.99')],
    ['20000.01', found.replace('20000.0', '20000.01')],
    ['2000000', found.replace('20000.0', '2000000')],
    ['19999.999999', found.replace('20000.0', '19999.999999')],
    ['nothing', found.replace('"amount":20000.0,', '')],
  ])('never adopts an order whose amount is %s', async (_amount, body) => {
    far.answers('paymentinit', '{"statuscode":"028","status":"Duplicate order id"}');
    far.answers('orderstatus.reg', body);
    expect(await remita.createReference(order)).toMatchObject({
      kind: 'refused',
      reason: 'the order exists with another amount',
    });
  });

  it('never adopts an answer about another order', async () => {
    far.answers('paymentinit', '{"statuscode":"028","status":"Duplicate order id"}');
    far.answers('orderstatus.reg', found.replace('KD-TEST-0001', 'KD-TEST-0002'));
    expect(await remita.createReference(order)).toMatchObject({ kind: 'unknown' });
  });

  it('does not know what happened when neither question is answered', async () => {
    far.answers('paymentinit', { httpStatus: 500, body: '' });
    far.answers('orderstatus.reg', { httpStatus: 500, body: '' });
    expect(await remita.createReference(order)).toMatchObject({ kind: 'unknown' });
  });

  it('recovers an order lost in a crash by looking it up, without a second order', async () => {
    far.answers('orderstatus.reg', found);
    expect(await remita.recoverReference(order)).toEqual(created);
    expect(far.requestsTo('paymentinit')).toEqual([]);
  });

  it.each(['022', '026'])('creates a lost order that Remita never heard of (%s)', async (code) => {
    far.answers(
      'orderstatus.reg',
      `{"amount":"","RRR":"","orderId":"","message":"Invalid Request","status":"${code}"}`,
    );
    far.answers('paymentinit', '{"statuscode":"025","RRR":"140008260136","status":"Payment Reference generated"}');
    expect(await remita.recoverReference(order)).toEqual(created);
  });

  it('creates nothing while the look-up of a lost order is unanswered', async () => {
    far.answers('orderstatus.reg', 'never');
    expect(await remita.recoverReference(order)).toMatchObject({ kind: 'unknown' });
    expect(far.requestsTo('paymentinit')).toEqual([]);
  });
});

describe('asking about a payment', () => {
  const answer = (fields: string) => `{${fields},"RRR":"140008260136","orderId":"KD-TEST-0001"}`;

  it('reads an approved payment: amount, day and hour of Lagos', async () => {
    far.answers(
      '/status.reg',
      '{"amount":20000.0,"RRR":"140008260136","orderId":"KD-TEST-0001","message":"Approved","paymentDate":"2018-06-08 06:02:06 PM","transactiontime":"2018-06-05 12:00:00 AM","status":"01"}',
    );
    const observation = await remita.requery(payment);
    expect(observation).toMatchObject({
      outcome: 'paid',
      providerCode: '01',
      providerReference: '140008260136',
      amountKobo: 2_000_000,
      paidAt: new Date('2018-06-08T17:02:06Z'),
      raw: { httpStatus: 200 },
    });
    expect(far.received[0]?.path).toBe(
      '/remita/exapp/api/v1/send/api/echannelsvc/2547916/140008260136/7cbc7ffa3a6a220d96f081742192301b2156cc815902163293df7bfc3003d180cac62db28d190cbc73927b04e95b639e46d66063789439da42b2afcef933f333/status.reg',
    );
  });

  it.each(
    (
      [
        ['paid', '00 01'],
        ['failed', '02 012 046 059'],
        ['pending', '021 025 040 041 045 055 061 062 25 997 998 999 027 030 123 99'],
        ['unknown', '013 020 022 023 024 026 033 034 039'],
      ] as const
    ).flatMap(([outcome, codes]) => codes.split(' ').map((code) => [code, outcome] as const)),
  )('takes status %s for %s', async (code, outcome) => {
    far.answers('/status.reg', answer(`"amount":20000.0,"message":"…","status":"${code}"`));
    expect(await remita.requery(payment)).toMatchObject({ outcome, providerCode: code });
  });

  it.each([
    ['20000.0', 2_000_000],
    ['20000', 2_000_000],
    ['"20000.00"', 2_000_000],
    ['2.0E4', 2_000_000],
    ['1.25E7', 1_250_000_000],
    ['20000.01', 2_000_001],
    ['19999.99', 1_999_999],
    ['0', 0],
    ['19999.999999', null],
    ['-20000.0', null],
    ['"twenty thousand"', null],
    ['""', null],
    ['null', null],
    ['true', null],
    ['[20000]', null],
  ])('reads the amount %s to the kobo or not at all', async (literal, amountKobo) => {
    far.answers('/status.reg', answer(`"amount":${literal},"status":"00"`));
    expect(await remita.requery(payment)).toMatchObject({ outcome: 'paid', amountKobo });
  });

  it('names no amount when the answer has none', async () => {
    far.answers('/status.reg', answer('"status":"00"'));
    expect(await remita.requery(payment)).toMatchObject({ outcome: 'paid', amountKobo: null });
  });

  it.each<[string, ScriptedAnswer]>([
    ['a server error', { httpStatus: 500, body: 'oops' }],
    ['a gateway’s HTML', { httpStatus: 502, body: '<html>Bad Gateway</html>' }],
    ['HTML with status 200', '<!doctype html><title>Login</title>'],
    ['a truncated answer', '{"amount":20000.0,"RRR":"1400082'],
    ['an array', '[{"status":"00"}]'],
    ['an answer without a status', answer('"amount":20000.0')],
    ['a status that is no code', answer('"amount":20000.0,"status":"Approved"')],
    ['the status of another RRR', '{"amount":20000.0,"RRR":"999999999999","status":"00"}'],
    ['more than a quarter megabyte', answer(`"status":"00","padding":"${'x'.repeat(300_000)}"`)],
    ['a connection cut', 'hang-up'],
    ['silence', 'never'],
  ])('decides nothing on %s', async (_name, scripted) => {
    far.answers('/status.reg', scripted);
    expect(await remita.requery(payment)).toMatchObject({ outcome: 'unknown', amountKobo: null, paidAt: null });
  });

  it('asks once more after one failure', async () => {
    far.answers('/status.reg', 'hang-up', answer('"amount":20000.0,"status":"01"'));
    expect(await remita.requery(payment)).toMatchObject({ outcome: 'paid' });
    expect(far.received).toHaveLength(2);
  });

  it('asks by order id while the RRR is not known', async () => {
    far.answers('/orderstatus.reg', found.replace('021', '01'));
    expect(await remita.requery({ ...payment, providerReference: null })).toMatchObject({
      outcome: 'paid',
      providerReference: '140008260136',
    });
  });

  it('leaves a failing provider alone for a while, and still throws nothing', async () => {
    const brittle = createProviderHttp({ baseUrl: far.url, timeoutMs: 400, breakAfter: 2, breakMs: 60_000 });
    const patient = createRemitaProvider(
      { merchantId: '1', serviceTypeId: '2', apiKey: '3', publicKey: '', scriptUrl: far.url },
      brittle,
    );
    far.answers('/status.reg', { httpStatus: 500, body: '' });
    await patient.requery(payment);
    const asked = far.received.length;

    expect(await patient.requery(payment)).toMatchObject({ outcome: 'unknown', raw: { httpStatus: null } });
    expect(far.received).toHaveLength(asked);
    await brittle.close();
  });
});

describe('cancelling an RRR', () => {
  it('is done when Remita says so', async () => {
    far.answers('deactivate.json', '{"statuscode":"00","status":"Successful"}');
    expect(await remita.cancel?.('140008260136')).toBe(true);
    expect(JSON.parse(far.received[0]?.body ?? '')).toMatchObject({
      rrr: '140008260136',
      merchantId: '2547916',
      hash: '7cbc7ffa3a6a220d96f081742192301b2156cc815902163293df7bfc3003d180cac62db28d190cbc73927b04e95b639e46d66063789439da42b2afcef933f333',
    });
  });

  it.each(['{"statuscode":"027","status":"Already processed"}', '<html>', ''])('is not done on %j', async (body) => {
    far.answers('deactivate.json', body);
    expect(await remita.cancel?.('140008260136')).toBe(false);
  });
});

describe('the addresses for a payer’s browser', () => {
  it('carry the RRR, its hash and the way back', () => {
    const { checkoutUrl, widget } = remita.checkout({
      ...order,
      providerReference: '140008260136',
      returnUrl: 'https://portal.example/back?x=1',
      formUrl: 'https://portal.example/form',
    });
    const page = new URL(checkoutUrl);
    expect(page.origin + page.pathname).toBe('https://demo.remita.net/remita/ecomm/finalize.reg');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      merchantId: '2547916',
      rrr: '140008260136',
      hash: '6ae61e6fea5ca350b391b638633f703e448357b051a1351ae7cf43e7e872275c7b2c2abf4138ea4d69b42c9d5e7076ed07f20e03f340967c46fadc87f9ceb6a0',
      responseurl: 'https://portal.example/back?x=1',
    });
    expect(widget).toEqual({
      scriptUrl: 'https://demo.remita.net/payment/v1/remita-pay-inline.bundle.js',
      publicKey: 'a-public-key',
    });
  });
});
