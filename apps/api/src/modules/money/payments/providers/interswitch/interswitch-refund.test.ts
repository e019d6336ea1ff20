import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedAnswer, type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createProviderHttp, type ProviderHttp } from '../provider-http.ts';
import { createInterswitchProvider } from './interswitch-provider.ts';
import { createInterswitchTokens } from './interswitch-token.ts';

const settings = {
  ...{ merchantCode: 'MX6072', payItemId: '9405967', payerEmail: 'no-reply@portal.test' },
  mode: 'TEST',
  scriptUrl: 'https://newwebpay.qa.interswitchng.com/inline-checkout.js',
} as const;
const asked = {
  ...{ refundReference: 'RFD-2026-00000001-1', orderId: 'KD-TEST-0001', amountKobo: 2_000_000 },
  ...{ isWhole: true, reason: 'Refund RFD-2026-00000001-1' },
};
/** As the documentation shows an answer. */
const answer = (status: string) =>
  `{"id":1,"refundReference":"RFD-2026-00000001-1","parentPaymentId":3481032,"refundType":"FULL","refundAmount":2000000,"createdDate":"2026-11-23","refundStatus":"${status}"}`;

let far: ScriptedProvider;
let http: ProviderHttp;
let interswitch: PaymentProvider;
beforeAll(async () => {
  far = await startScriptedProvider();
});
afterAll(() => far.stop());
beforeEach(() => {
  const now = () => new Date('2026-11-23T10:00:00Z');
  http = createProviderHttp({ baseUrl: far.url, timeoutMs: 400, breakAfter: 100, breakMs: 60_000 });
  const tokens = createInterswitchTokens(http, { id: 'client', secret: 'secret' }, now);
  interswitch = createInterswitchProvider(settings, { http, tokens, now });
  far.answers('passport/oauth/token', '{"access_token":"tok","expires_in":86400}');
});
afterEach(async () => {
  far.forget();
  await http.close();
});

describe('giving money back through Interswitch', () => {
  it('names the payment, the amount in kobo and a reference of ours, with a token', async () => {
    far.answers('/paymentgateway/api/v1/refunds', answer('SUCCESS'));
    expect(await interswitch.refund?.(asked)).toMatchObject({ outcome: 'done', raw: { httpStatus: 200 } });
    const [call] = far.requestsTo('/refunds');
    expect(call?.headers.authorization).toBe('Bearer tok');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      ...{ refundReference: 'RFD-2026-00000001-1', parentTransactionReference: 'KD-TEST-0001', refundType: 'FULL' },
      ...{ refundAmount: 2_000_000, createdBy: 'portal', reasonsForRefund: 'Refund RFD-2026-00000001-1' },
    });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['COMPLETE', answer('COMPLETE'), 'done'],
    ['COMPLETE_MANUAL', answer('COMPLETE_MANUAL'), 'done'],
    ['PENDING', answer('PENDING'), 'pending'],
    ['PROCESSING', answer('PROCESSING'), 'pending'],
    ['a status nobody documented', answer('QUEUED'), 'pending'],
    ['FAILED', answer('FAILED'), 'failed'],
    ['no status', '{"id":1}', 'unknown'],
    ['a page instead of data', '<html>', 'unknown'],
    ['a fault of its own', { httpStatus: 500, body: 'oops' }, 'unknown'],
    ['silence', 'hang-up', 'unknown'],
    ['too much money', { httpStatus: 400, body: '{"code":"60002","description":"Amount too big"}' }, 'failed'],
    [
      'a reference it knows',
      { httpStatus: 400, body: '{"code":"10400","description":"Duplicate refund reference"}' },
      'duplicate',
    ],
    ['a call too many', { httpStatus: 429, body: '{}' }, 'unknown'],
  ])('reads %s', async (_what, scripted, outcome) => {
    far.answers('/paymentgateway/api/v1/refunds', scripted);
    expect(await interswitch.refund?.(asked)).toMatchObject({ outcome });
  });

  it('asks for a new token once when the old one is refused', async () => {
    far.answers('/paymentgateway/api/v1/refunds', { httpStatus: 401, body: '{}' }, answer('SUCCESS'));
    expect(await interswitch.refund?.(asked)).toMatchObject({ outcome: 'done' });
    expect(far.requestsTo('/oauth/token')).toHaveLength(2);
  });
});
