import { channelOf } from '../channel.ts';
import { lagosTime } from '../lagos-time.ts';
import { koboOfDigits } from '../naira.ts';
import type {
  PaymentProvider,
  ProviderObservation,
  ProviderPayment,
  RawAnswer,
  ReferenceResult,
} from '../payment-provider.ts';
import { isSuccess, type ProviderHttp, type ProviderReply } from '../provider-http.ts';
import { isInNaira, isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { outcomeOfResponse } from './interswitch-codes.ts';
import type { InterswitchTokens } from './interswitch-token.ts';
import { parseInterswitchWebhook } from './interswitch-webhook.ts';

const naira = '566';
const longestRawBody = 4_000;

export interface InterswitchSettings {
  readonly merchantCode: string;
  readonly payItemId: string;
  readonly mode: 'TEST' | 'LIVE';
  /** The inline script, as a browser reaches it; the hosted page is on the same host. */
  readonly scriptUrl: string;
}

/** Quickteller Business web checkout. Amounts are kobo; our order id is the transaction reference, so no call creates it. */
export function createInterswitchProvider(
  settings: InterswitchSettings,
  {
    http,
    tokens,
    now,
  }: { readonly http: ProviderHttp; readonly tokens: InterswitchTokens | null; readonly now: () => Date },
): PaymentProvider {
  const { merchantCode, payItemId, mode, scriptUrl } = settings;

  function reference({ orderId }: { readonly orderId: string }): Promise<ReferenceResult> {
    return Promise.resolve({ kind: 'created', providerReference: orderId });
  }

  async function ask(payment: ProviderPayment): Promise<ProviderReply> {
    const query = new URLSearchParams({
      merchantcode: merchantCode,
      transactionreference: payment.orderId,
      amount: String(payment.amountKobo),
    });
    const path = `/collections/api/v1/gettransaction.json?${query}`;
    const token = (await tokens?.current()) ?? null;
    const reply = await http.send({
      method: 'GET',
      path,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    if (!(token && tokens && reply.kind === 'answer' && reply.httpStatus === 401)) return reply;
    tokens.forget(token);
    const fresh = await tokens.current();
    return fresh ? http.send({ method: 'GET', path, headers: { authorization: `Bearer ${fresh}` } }) : reply;
  }

  return {
    id: 'interswitch',
    createReference: reference,
    recoverReference: reference,

    async requery(payment) {
      const reply = await ask(payment);
      const raw: RawAnswer =
        reply.kind === 'answer'
          ? { httpStatus: reply.httpStatus, body: reply.body.slice(0, longestRawBody) }
          : { httpStatus: reply.raw.httpStatus, body: reply.raw.body.slice(0, longestRawBody) };
      const answer = reply.kind === 'answer' && isSuccess(reply) ? parseProviderJson(reply.body) : undefined;
      const code = isRecord(answer) ? textField(answer, 'ResponseCode') : null;
      if (!isRecord(answer) || code === null) return noVerdict(raw);
      const answersAbout = textField(answer, 'MerchantReference');
      if (answersAbout !== null && answersAbout !== payment.orderId) return noVerdict(raw);
      const amount = textField(answer, 'Amount');
      const date = textField(answer, 'TransactionDate');
      return {
        outcome: outcomeOfResponse(code, now().getTime() - payment.startedAt.getTime()),
        providerCode: code,
        providerReference: textField(answer, 'PaymentReference'),
        amountKobo: amount === null || !isInNaira(answer) ? null : koboOfDigits(amount),
        channel: channelOf(textField(answer, 'Channel', 'channel') ?? partOf(textField(answer, 'PaymentReference'))),
        paidAt: date === null ? null : lagosTime(date),
        raw,
      };
    },

    checkout({ formUrl }) {
      const page = new URL(formUrl);
      page.searchParams.set('rrr', '');
      return { checkoutUrl: page.href, widget: { scriptUrl, publicKey: `${merchantCode}:${payItemId}` } };
    },

    hostedForm({ orderId, amountKobo, description, payer, returnUrl }) {
      return {
        action: new URL('/collections/w/pay', scriptUrl).href,
        fields: {
          merchant_code: merchantCode,
          pay_item_id: payItemId,
          pay_item_name: description,
          txn_ref: orderId,
          amount: String(amountKobo),
          currency: naira,
          cust_email: payer.email,
          cust_name: payer.name,
          site_redirect_url: returnUrl,
          mode,
        },
      };
    },

    parseNotification: parseInterswitchWebhook,
  };
}

/** `UBA|API|MX6072|…`: the second part of a payment reference names the channel. */
function partOf(paymentReference: string | null): string | null {
  return paymentReference?.split('|')[1] || null;
}

function noVerdict(raw: RawAnswer): ProviderObservation {
  return {
    outcome: 'unknown',
    providerCode: null,
    providerReference: null,
    amountKobo: null,
    channel: null,
    paidAt: null,
    raw,
  };
}
