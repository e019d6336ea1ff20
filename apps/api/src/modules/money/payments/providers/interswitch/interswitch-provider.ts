import { channelOf } from '../channel.ts';
import { lagosTime } from '../lagos-time.ts';
import { koboOfDigits } from '../naira.ts';
import {
  noVerdict,
  type PaymentProvider,
  type ProviderPayment,
  type RawAnswer,
  type ReferenceResult,
} from '../payment-provider.ts';
import { isRefusalOfCaller, isSuccess, type ProviderHttp, type ProviderReply } from '../provider-http.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { readVerdict } from '../verdict.ts';
import { createInterswitchCheck } from './interswitch-agreement.ts';
import { isUnknownToInterswitch, meaningOfResponse } from './interswitch-codes.ts';
import { readRefund, refundBody } from './interswitch-refund.ts';
import type { InterswitchSettings } from './interswitch-settings.ts';
import type { InterswitchTokens } from './interswitch-token.ts';
import { parseInterswitchWebhook } from './interswitch-webhook.ts';

const naira = '566';
const longestRawBody = 4_000;

/** Quickteller Business web checkout. Amounts are kobo; our order id is the transaction reference, so no call creates it. */
export function createInterswitchProvider(
  settings: InterswitchSettings,
  {
    http,
    tokens,
    now,
  }: { readonly http: ProviderHttp; readonly tokens: InterswitchTokens | null; readonly now: () => Date },
): PaymentProvider {
  const { merchantCode, payItemId, mode, payerEmail, scriptUrl } = settings;
  const doubtOf = createInterswitchCheck(settings);

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
    return call((token) =>
      http.send({ method: 'GET', path, ...(token && { headers: { authorization: `Bearer ${token}` } }) }),
    );
  }

  /** With the token there is; once more with a fresh one when it was refused. */
  async function call(send: (token: string | null) => Promise<ProviderReply>): Promise<ProviderReply> {
    const token = (await tokens?.current()) ?? null;
    const reply = await send(token);
    if (!(token && tokens && reply.kind === 'answer' && reply.httpStatus === 401)) return reply;
    tokens.forget(token);
    const fresh = await tokens.current();
    return fresh ? send(fresh) : reply;
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
      if (reply.kind === 'no-answer') return noVerdict({ kind: 'unreachable' }, raw);
      if (isRefusalOfCaller(reply)) return noVerdict({ kind: 'credentials-refused' }, raw);
      const said = isSuccess(reply) ? parseProviderJson(reply.body) : undefined;
      const ageMs = now().getTime() - payment.startedAt.getTime();
      const verdict = isRecord(said) ? verdictOf(said, ageMs) : undefined;
      if (!isRecord(said) || !verdict) return noVerdict({ kind: 'unreadable' }, raw);
      const doubt =
        doubtOf(said, payment.orderId, { mayBeNameless: isUnknownToInterswitch(verdict.code) }) ?? verdict.doubt;
      if (verdict.outcome === 'unknown' || doubt?.kind === 'about-another') {
        return noVerdict(doubt ?? { kind: 'unreadable' }, raw, verdict.code);
      }
      const amount = textField(said, 'Amount');
      const date = textField(said, 'TransactionDate');
      return {
        outcome: verdict.outcome,
        providerCode: verdict.code,
        providerReference: textField(said, 'PaymentReference'),
        amountKobo: amount === null ? null : koboOfDigits(amount),
        channel: channelOf(textField(said, 'Channel', 'channel') ?? partOf(textField(said, 'PaymentReference'))),
        paidAt: date === null ? null : lagosTime(date),
        movementReference: textField(said, 'PaymentReference'),
        ...(doubt && { doubt }),
        raw,
      };
    },

    async refund(asked) {
      return readRefund(
        await call((token) =>
          http.send({
            method: 'POST',
            path: '/paymentgateway/api/v1/refunds',
            headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
            body: refundBody(asked),
          }),
        ),
      );
    },

    checkout({ formUrl }) {
      const page = new URL(formUrl);
      page.searchParams.set('rrr', '');
      return { checkoutUrl: page.href, widget: { scriptUrl, publicKey: `${merchantCode}:${payItemId}` } };
    },

    hostedForm({ orderId, amountKobo, description, returnUrl }) {
      return {
        action: new URL('/collections/w/pay', scriptUrl).href,
        fields: {
          merchant_code: merchantCode,
          pay_item_id: payItemId,
          pay_item_name: description,
          txn_ref: orderId,
          amount: String(amountKobo),
          currency: naira,
          // It asks for both; whoever pays a bill need not be whom it is of, so it gets nobody's.
          cust_id: orderId,
          cust_email: payerEmail,
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

function verdictOf(said: Record<string, unknown>, ageMs: number) {
  return readVerdict(said, {
    isCode: (text) => /^[A-Z]{0,2}\d{1,3}$/.test(text),
    meaningOf: (code) => meaningOfResponse(code, ageMs),
    statusFields: ['responsecode', 'status', 'transactionstatus'],
    messageFields: ['responsedescription', 'message'],
  });
}
