import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectRemita, found, order, payment } from '../../testing/connect-remita.ts';
import { type ScriptedAnswer, startScriptedProvider } from '../../testing/scripted-provider.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createProviderHttp, type ProviderHttp } from '../provider-http.ts';
import { createRemitaProvider } from './remita-provider.ts';

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

  it.each([
    ['"merchantId":"2547916","serviceTypeId":4430731,"environment":"demo"'],
    ['"currency":"NGN"'],
    ['"currencyCode":566'],
    ['"currency":"","rrr":null'],
    ['"orderRef":"KD-TEST-0001","statuscode":"00"'],
    ['"statuscode":"01","responseMessage":"Successful"'],
  ])('takes an answer that also says %s for ours', async (more) => {
    far.answers('/status.reg', answer(`"amount":20000.0,"status":"00",${more}`));
    expect(await remita.requery(payment)).toMatchObject({ outcome: 'paid', amountKobo: 2_000_000 });
  });

  it.each([
    ['another RRR', '"RRR":"999999999999","orderId":"KD-TEST-0001"', 'rrr'],
    ['another RRR besides ours', '"RRR":"140008260136","rrr":"999999999999"', 'rrr'],
    ['an RRR that is none', '"RRR":"14000826013","orderId":"KD-TEST-0001"', 'rrr'],
    ['an RRR in an object', '"RRR":{"value":"140008260136"}', 'rrr'],
    ['our RRR and another order', '"RRR":"140008260136","orderId":"KD-TEST-0002"', 'orderId'],
    ['another order in another spelling', '"RRR":"140008260136","order_ID":"KD-TEST-0002"', 'orderId'],
    ['another order reference', '"RRR":"140008260136","orderRef":"KD-TEST-0002"', 'orderId'],
    ['another merchant', '"RRR":"140008260136","merchantId":"1111111"', 'merchant'],
    ['another service type', '"RRR":"140008260136","serviceTypeId":"1234567"', 'serviceType'],
    ['dollars', '"RRR":"140008260136","currency":"USD"', 'currency'],
    ['dollars by number', '"RRR":"140008260136","currencyCode":840', 'currency'],
    ['the other environment', '"RRR":"140008260136","environment":"LIVE"', 'environment'],
    ['an environment nobody knows', '"RRR":"140008260136","mode":"mars"', 'environment'],
    ['no reference at all', '"message":"Approved"', 'reference'],
    ['empty references', '"RRR":"","orderId":null', 'reference'],
  ])('decides nothing when a paid answer names %s, and says which field', async (_case, named, field) => {
    far.answers('/status.reg', `{"amount":20000.0,"status":"00",${named}}`);
    expect(await remita.requery(payment)).toMatchObject({
      outcome: 'unknown',
      amountKobo: null,
      doubt: { kind: 'about-another', field },
      raw: { body: expect.stringContaining('20000.0') },
    });
  });

  it('takes no play money when it takes real money', async () => {
    const settings = {
      merchantId: '2547916',
      serviceTypeId: '4430731',
      apiKey: '1946',
      publicKey: '',
      mode: 'LIVE',
    } as const;
    const live = createRemitaProvider({ ...settings, scriptUrl: far.url }, http);
    far.answers('/status.reg', answer('"amount":20000.0,"status":"00","environment":"DEMO"'));
    expect(await live.requery(payment)).toMatchObject({ doubt: { field: 'environment' } });
  });

  it.each([
    ['00', '"status":"00","statuscode":"021"', 'status'],
    ['00 the other way round', '"statuscode":"00","status":"021"', 'status'],
    ['00 and pending in words', '"statuscode":"00","status":"PENDING"', 'status'],
    ['00 and a word nobody knows', '"statuscode":"00","status":"UNKNOWN"', 'status'],
    ['00 and a code nobody knows', '"statuscode":"00","status":"777"', 'status'],
    ['00 and no word at all', '"statuscode":"00","status":false', 'status'],
    ['00 and a refusal', '"statuscode":"00","status":"02"', 'status'],
    ['a refusal and approved', '"statuscode":"02","status":"Approved"', 'status'],
    ['00 and pending in its message', '"status":"00","message":"Transaction Pending"', 'message'],
    ['01 and a reversal in its message', '"status":"01","message":"Reversed"', 'message'],
  ])('decides nothing when an answer says %s', async (_case, fields, field) => {
    far.answers('/status.reg', answer(`"amount":20000.0,${fields}`));
    expect(await remita.requery(payment)).toMatchObject({
      outcome: 'unknown',
      amountKobo: null,
      doubt: { kind: 'contradiction', field },
    });
  });

  it.each([
    ['013', 'credentials-refused'],
    ['020', 'credentials-refused'],
    ['022', 'reference-unknown'],
    ['026', 'reference-unknown'],
    ['039', 'question-refused'],
    ['123', 'code-unknown'],
  ])('says of code %s what is odd: %s', async (code, kind) => {
    far.answers('/status.reg', answer(`"status":"${code}"`));
    expect(await remita.requery(payment)).toMatchObject({ doubt: { kind } });
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
    ['a refusal of the caller', { httpStatus: 403, body: answer('"amount":20000.0,"status":"00"') }],
    ['a way to another address', { httpStatus: 302, body: answer('"amount":20000.0,"status":"00"') }],
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

  it.each([
    ['no order id', found.replace('"orderId":"KD-TEST-0001",', '').replace('021', '01')],
    ['another order id', found.replace('KD-TEST-0001', 'KD-TEST-0002').replace('021', '01')],
    ['another merchant', found.replace('{', '{"merchantId":"1",').replace('021', '01')],
  ])('decides nothing on an answer with %s while the RRR is not known', async (_case, body) => {
    far.answers('/orderstatus.reg', body);
    expect(await remita.requery({ ...payment, providerReference: null })).toMatchObject({ outcome: 'unknown' });
  });

  it('asks by order id while the RRR is not known', async () => {
    far.answers('/orderstatus.reg', found.replace('Transaction Pending', 'Approved').replace('021', '01'));
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

  it.each([
    '{"statuscode":"027","status":"Already processed"}',
    '{"statuscode":"00","RRR":"999999999999"}',
    '<html>',
    '',
  ])('is not done on %j', async (body) => {
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
