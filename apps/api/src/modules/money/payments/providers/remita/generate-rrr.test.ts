import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectRemita, found, order } from '../../testing/connect-remita.ts';
import { type ScriptedAnswer, startScriptedProvider } from '../../testing/scripted-provider.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { ProviderHttp } from '../provider-http.ts';

const created = { kind: 'created', providerReference: '140008260136' };

const far = await startScriptedProvider();
let http: ProviderHttp;
let remita: PaymentProvider;

beforeEach(() => {
  ({ http, remita } = connectRemita(far));
});
afterEach(async () => {
  far.forget();
  await http.close();
});
afterAll(() => far.stop());

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

  it.each([
    ['another order', found.replace('KD-TEST-0001', 'KD-TEST-0002')],
    ['no order', found.replace('"orderId":"KD-TEST-0001",', '')],
    ['another merchant', found.replace('{', '{"merchantId":"1111111",')],
    ['dollars', found.replace('{', '{"currency":"USD",')],
    ['two things about its status', found.replace('{', '{"statuscode":"00",')],
  ])('never adopts an answer that names %s', async (_case, body) => {
    far.answers('paymentinit', '{"statuscode":"028","status":"Duplicate order id"}');
    far.answers('orderstatus.reg', body);
    expect(await remita.createReference(order)).toMatchObject({ kind: 'unknown' });
  });

  it('never adopts the answer of somebody who does not let us in', async () => {
    far.answers('paymentinit', '{"statuscode":"028","status":"Duplicate order id"}');
    far.answers('orderstatus.reg', { httpStatus: 403, body: found });
    expect(await remita.createReference(order)).toMatchObject({ kind: 'unknown' });
  });

  it('looks the order up when the answer to it is about another one', async () => {
    far.answers('paymentinit', '{"statuscode":"025","RRR":"999999999999","orderID":"KD-TEST-0002"}');
    far.answers('orderstatus.reg', found);
    expect(await remita.createReference(order)).toEqual(created);
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
