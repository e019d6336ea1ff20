import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedAnswer, type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createProviderHttp, type ProviderHttp } from '../provider-http.ts';
import { createInterswitchProvider } from './interswitch-provider.ts';
import { createInterswitchTokens } from './interswitch-token.ts';

const startedAt = new Date('2026-11-20T08:00:00Z');
const payment = { orderId: 'KD-TEST-0001', providerReference: 'KD-TEST-0001', amountKobo: 2_000_000, startedAt };
const order = {
  orderId: 'KD-TEST-0001',
  amountKobo: 2_000_000,
  description: 'Development levy',
  payer: { name: 'Amina Bello', email: 'amina@example.ng', phone: '' },
};
const settings = {
  merchantCode: 'MX6072',
  payItemId: '9405967',
  mode: 'TEST',
  payerEmail: 'no-reply@portal.test',
  scriptUrl: 'https://newwebpay.qa.interswitchng.com/inline-checkout.js',
} as const;
const approved =
  '{"Amount":2000000,"CardNumber":"","MerchantReference":"KD-TEST-0001","PaymentReference":"UBA|API|MX6072|25-07-2024|249510|719456","RetrievalReferenceNumber":"000647661227","SplitAccounts":[],"TransactionDate":"2024-07-25T06:57:24","ResponseCode":"00","ResponseDescription":"Approved by Financial Institution","AccountNumber":"…","BankCode":"…"}';
const withCode = (code: string) => approved.replace('"ResponseCode":"00"', `"ResponseCode":"${code}"`);

let far: ScriptedProvider;
let http: ProviderHttp;
let now: Date;
let interswitch: PaymentProvider;

beforeAll(async () => {
  far = await startScriptedProvider();
});
afterAll(() => far.stop());
beforeEach(() => {
  now = startedAt;
  http = createProviderHttp({ baseUrl: far.url, timeoutMs: 400, breakAfter: 100, breakMs: 60_000 });
  interswitch = createInterswitchProvider(settings, { http, tokens: null, now: () => now });
});
afterEach(async () => {
  far.forget();
  await http.close();
});

describe('asking Interswitch about a payment', () => {
  it('reads an approved payment in kobo', async () => {
    far.answers('gettransaction.json', approved);
    expect(await interswitch.requery(payment)).toMatchObject({
      outcome: 'paid',
      providerCode: '00',
      amountKobo: 2_000_000,
      channel: 'other',
      paidAt: new Date('2024-07-25T05:57:24Z'),
    });
    expect(far.received[0]?.path).toBe(
      '/collections/api/v1/gettransaction.json?merchantcode=MX6072&transactionreference=KD-TEST-0001&amount=2000000',
    );
  });

  it.each(['00', '11'])('takes %s for paid', async (code) => {
    far.answers('gettransaction.json', withCode(code));
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'paid', providerCode: code });
  });

  it('reports a partial approval with the amount that really came, so that a short one goes to review', async () => {
    far.answers('gettransaction.json', withCode('10').replace('2000000', '1500000'));
    expect(await interswitch.requery(payment)).toMatchObject({
      outcome: 'paid',
      providerCode: '10',
      amountKobo: 1_500_000,
    });
  });

  it.each('17 Z6 51 54 55 61 X03 X04 X05 XS1'.split(' '))(
    'believes a refusal (%s) only after thirty minutes',
    async (code) => {
      far.answers('gettransaction.json', withCode(code));
      now = new Date(startedAt.getTime() + 30 * 60_000 - 1);
      expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'pending' });
      now = new Date(startedAt.getTime() + 30 * 60_000);
      expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'failed' });
    },
  );

  it.each('09 S0 Z0 Z25 Z1 91 94 96 Z61 Z82 T0 Q9'.split(' '))('never takes %s for a verdict', async (code) => {
    far.answers('gettransaction.json', withCode(code));
    now = new Date(startedAt.getTime() + 90 * 24 * 3_600_000);
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'pending', providerCode: code });
  });

  it.each([
    ['2000000.0', null],
    ['2E6', null],
    ['"2000000"', 2_000_000],
    ['0', 0],
    ['null', null],
    ['20000', 20_000],
  ])('reads the amount %s in kobo or not at all', async (literal, amountKobo) => {
    far.answers('gettransaction.json', approved.replace('2000000', literal));
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'paid', amountKobo });
  });

  it.each([
    '"CurrencyCode":"566"',
    '"CurrencyCode":566',
    '"merchantCode":"MX6072","PayItemId":"9405967","mode":"TEST"',
  ])('takes an answer that also says %s for ours', async (more) => {
    far.answers('gettransaction.json', approved.replace('{', `{${more},`));
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'paid', amountKobo: 2_000_000 });
  });

  it.each([
    ['another reference', approved.replace('KD-TEST-0001', 'KD-TEST-0002'), 'orderId'],
    ['no reference', approved.replace('"MerchantReference":"KD-TEST-0001",', ''), 'reference'],
    ['an empty reference', approved.replace('KD-TEST-0001', ''), 'reference'],
    ['another merchant', approved.replace('{', '{"MerchantCode":"MX1",'), 'merchant'],
    ['another merchant in its reference', approved.replace('MX6072', 'MX9999'), 'merchant'],
    ['another pay item', approved.replace('{', '{"PayItemId":"1",'), 'serviceType'],
    ['dollars', approved.replace('{', '{"CurrencyCode":"840",'), 'currency'],
    ['the other environment', approved.replace('{', '{"mode":"LIVE",'), 'environment'],
  ])('decides nothing when a paid answer names %s, and says which field', async (_case, body, field) => {
    far.answers('gettransaction.json', body);
    expect(await interswitch.requery(payment)).toMatchObject({
      outcome: 'unknown',
      amountKobo: null,
      doubt: { kind: 'about-another', field },
    });
  });

  it.each([
    ['two codes', approved.replace('{', '{"responseCode":"09",'), 'status'],
    ['a status that is pending', approved.replace('{', '{"Status":"PENDING",'), 'status'],
    ['a description that denies it', approved.replace('Approved by Financial Institution', 'Reversed'), 'message'],
  ])('decides nothing on %s beside 00', async (_case, body, field) => {
    far.answers('gettransaction.json', body);
    expect(await interswitch.requery(payment)).toMatchObject({
      outcome: 'unknown',
      doubt: { kind: 'contradiction', field },
    });
  });

  it('takes “not found” for pending, though it names nothing: nobody has begun to pay', async () => {
    far.answers('gettransaction.json', '{"Amount":0,"MerchantReference":"","ResponseCode":"Z25"}');
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'pending', providerCode: 'Z25' });
  });

  it.each<[string, ScriptedAnswer]>([
    ['a server error', { httpStatus: 500, body: '' }],
    ['HTML', '<html></html>'],
    ['an answer without a code', '{"Amount":2000000}'],
    ['an answer about another payment', approved.replace('KD-TEST-0001', 'KD-TEST-0002')],
    ['a refusal of the caller', { httpStatus: 401, body: approved }],
    ['a connection cut', 'hang-up'],
    ['silence', 'never'],
  ])('decides nothing on %s', async (_name, answer) => {
    far.answers('gettransaction.json', answer);
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'unknown', amountKobo: null });
  });
});

describe('the access token', () => {
  beforeEach(() => {
    const tokens = createInterswitchTokens(http, { id: 'client', secret: 'secret' }, () => now);
    interswitch = createInterswitchProvider(settings, { http, tokens, now: () => now });
    far.answers('gettransaction.json', approved);
  });
  const token = (value: string) => `{"access_token":"${value}","token_type":"bearer","expires_in":86400}`;

  it('is fetched once for many questions, also concurrent ones, and renewed a minute before it expires', async () => {
    far.answers('/passport/oauth/token', token('first'), token('second'));
    await Promise.all([interswitch.requery(payment), interswitch.requery(payment)]);
    now = new Date(startedAt.getTime() + 86_339_000);
    await interswitch.requery(payment);
    expect(far.requestsTo('/passport/oauth/token')).toHaveLength(1);

    now = new Date(startedAt.getTime() + 86_341_000);
    await interswitch.requery(payment);
    expect(far.requestsTo('/passport/oauth/token')).toHaveLength(2);
    expect(far.requestsTo('gettransaction.json').at(-1)?.headers.authorization).toBe('Bearer second');
  });

  it('that was withdrawn is replaced once', async () => {
    far.answers('/passport/oauth/token', token('stale'), token('fresh'));
    far.answers('gettransaction.json', ({ headers }) =>
      headers.authorization === 'Bearer fresh' ? approved : { httpStatus: 401, body: '' },
    );
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'paid' });
    expect(far.requestsTo('gettransaction.json')).toHaveLength(2);
  });

  it('that nobody gives leaves the question to be asked without one', async () => {
    far.answers('/passport/oauth/token', { httpStatus: 400, body: '{"error":"invalid_client"}' });
    expect(await interswitch.requery(payment)).toMatchObject({ outcome: 'paid' });
    expect(far.requestsTo('gettransaction.json')[0]?.headers.authorization).toBeUndefined();
  });
});

describe('the web checkout', () => {
  it('needs no call: our order id is the reference', async () => {
    expect(await interswitch.createReference(order)).toEqual({ kind: 'created', providerReference: 'KD-TEST-0001' });
    expect(far.received).toEqual([]);
  });

  const started = {
    ...order,
    providerReference: order.orderId,
    returnUrl: 'https://portal.example/back',
    formUrl: 'https://portal.example/form',
  };

  it('opens its widget by merchant and pay item, and its page through our form', () => {
    expect(interswitch.checkout(started)).toEqual({
      checkoutUrl: 'https://portal.example/form?rrr=',
      widget: {
        scriptUrl: 'https://newwebpay.qa.interswitchng.com/inline-checkout.js',
        publicKey: 'MX6072:9405967',
      },
    });
  });

  it('posts the documented fields, in kobo', () => {
    expect(interswitch.hostedForm?.(started)).toEqual({
      action: 'https://newwebpay.qa.interswitchng.com/collections/w/pay',
      fields: {
        merchant_code: 'MX6072',
        pay_item_id: '9405967',
        pay_item_name: 'Development levy',
        txn_ref: 'KD-TEST-0001',
        amount: '2000000',
        currency: '566',
        cust_id: 'KD-TEST-0001',
        cust_email: 'no-reply@portal.test',
        site_redirect_url: 'https://portal.example/back',
        mode: 'TEST',
      },
    });
  });
});
