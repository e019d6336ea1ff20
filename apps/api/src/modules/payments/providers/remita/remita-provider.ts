import { nairaAmount } from '../naira.ts';
import type {
  PaymentProvider,
  ProviderObservation,
  ProviderOrder,
  ProviderPayment,
  RawAnswer,
  ReferenceResult,
} from '../payment-provider.ts';
import { isSuccess, type ProviderHttp, type ProviderReply } from '../provider-http.ts';
import { readInitAnswer, readStatusAnswer, unwrapRemita } from './remita-answers.ts';
import {
  isDuplicateOrder,
  isRefusedOrder,
  isUnknownToRemita,
  outcomeOfStatus,
  referenceGenerated,
} from './remita-codes.ts';
import { finalizeHash, initHash, type RemitaCredentials, statusHash } from './remita-hashes.ts';
import { parseRemitaNotification } from './remita-notification.ts';

const echannel = '/remita/exapp/api/v1/send/api/echannelsvc';
const longestRawBody = 4_000;

export interface RemitaSettings extends RemitaCredentials {
  /** The inline script, as a browser reaches it; the hosted page is on the same host. */
  readonly scriptUrl: string;
  readonly publicKey: string;
}

/** Generation 1 of Remita ("echannel", RRR): naira amounts, SHA-512 hashes, JSONP answers. */
export function createRemitaProvider(settings: RemitaSettings, http: ProviderHttp): PaymentProvider {
  const { merchantId, serviceTypeId } = settings;

  function authorization(hash: string) {
    return { authorization: `remitaConsumerKey=${merchantId},remitaConsumerToken=${hash}` };
  }

  async function init(order: ProviderOrder): Promise<ReferenceResult | 'look-up'> {
    const amount = nairaAmount(order.amountKobo);
    const hash = initHash(settings, order.orderId, amount);
    const reply = await http.send({
      method: 'POST',
      path: `${echannel}/merchant/api/paymentinit`,
      headers: { 'content-type': 'application/json', ...authorization(hash) },
      body: JSON.stringify({
        serviceTypeId,
        amount,
        orderId: order.orderId,
        payerName: order.payer.name,
        payerEmail: order.payer.email,
        payerPhone: order.payer.phone,
        description: order.description,
      }),
    });
    if (reply.kind === 'no-answer') return reply.reached ? 'look-up' : { kind: 'unknown', reason: reply.reason };
    const answer = readInitAnswer(reply.body);
    if (!answer) return 'look-up';
    if (answer.code === referenceGenerated && answer.rrr) return { kind: 'created', providerReference: answer.rrr };
    if (isDuplicateOrder(answer.code) || answer.code === referenceGenerated) return 'look-up';
    if (isRefusedOrder(answer.code)) return { kind: 'refused', providerCode: answer.code, reason: answer.message };
    return 'look-up';
  }

  function askStatus(id: string, by: 'status.reg' | 'orderstatus.reg'): Promise<ProviderReply> {
    const hash = statusHash(settings, id);
    return http.send({
      method: 'GET',
      path: `${echannel}/${encodeURIComponent(merchantId)}/${encodeURIComponent(id)}/${hash}/${by}`,
      headers: authorization(hash),
    });
  }

  /** Adopts the reference of an order whose outcome we lost, if and only if its amount is ours. */
  async function lookUp(order: ProviderOrder): Promise<ReferenceResult | 'never-heard-of-it'> {
    const reply = await askStatus(order.orderId, 'orderstatus.reg');
    const answer = reply.kind === 'answer' ? readStatusAnswer(reply.body) : undefined;
    if (!answer) return { kind: 'unknown', reason: 'the order could not be looked up' };
    if (!answer.rrr) {
      return isUnknownToRemita(answer.code)
        ? 'never-heard-of-it'
        : { kind: 'unknown', reason: `no reference in the answer (${answer.code})` };
    }
    if (answer.orderId !== null && answer.orderId !== order.orderId) {
      return { kind: 'unknown', reason: 'the answer is about another order' };
    }
    if (answer.amountKobo !== order.amountKobo) {
      return { kind: 'refused', providerCode: answer.code, reason: 'the order exists with another amount' };
    }
    return { kind: 'created', providerReference: answer.rrr };
  }

  return {
    id: 'remita',

    async createReference(order) {
      const created = await init(order);
      if (created !== 'look-up') return created;
      const found = await lookUp(order);
      return found === 'never-heard-of-it' ? { kind: 'unknown', reason: 'no reference was generated' } : found;
    },

    async recoverReference(order) {
      const found = await lookUp(order);
      return found === 'never-heard-of-it' ? this.createReference(order) : found;
    },

    async requery(payment: ProviderPayment): Promise<ProviderObservation> {
      const reply =
        payment.providerReference === null
          ? await askStatus(payment.orderId, 'orderstatus.reg')
          : await askStatus(payment.providerReference, 'status.reg');
      const raw: RawAnswer =
        reply.kind === 'answer'
          ? { httpStatus: reply.httpStatus, body: reply.body.slice(0, longestRawBody) }
          : reply.raw;
      const answer = reply.kind === 'answer' && isSuccess(reply) ? readStatusAnswer(reply.body) : undefined;
      if (!answer || isAboutAnother(answer, payment)) return noVerdict(raw);
      return {
        outcome: outcomeOfStatus(answer.code),
        providerCode: answer.code,
        providerReference: answer.rrr,
        amountKobo: answer.amountKobo,
        channel: answer.channel,
        paidAt: answer.paidAt,
        raw,
      };
    },

    async cancel(rrr) {
      const reply = await http.send({
        method: 'POST',
        path: `${echannel}/v2/api/deactivate.json`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rrr, merchantId, hash: statusHash(settings, rrr) }),
      });
      return reply.kind === 'answer' && unwrapRemita(reply.body)?.statuscode === '00';
    },

    checkout({ providerReference, returnUrl }) {
      const page = new URL('/remita/ecomm/finalize.reg', settings.scriptUrl);
      page.search = new URLSearchParams({
        merchantId,
        rrr: providerReference,
        hash: finalizeHash(settings, providerReference),
        responseurl: returnUrl,
      }).toString();
      return {
        checkoutUrl: page.href,
        widget: { scriptUrl: settings.scriptUrl, publicKey: settings.publicKey },
      };
    },

    parseNotification: parseRemitaNotification,
  };
}

/** An answer that names another RRR or order than we asked about decides nothing. */
function isAboutAnother(
  answer: { readonly rrr: string | null; readonly orderId: string | null },
  payment: ProviderPayment,
): boolean {
  return payment.providerReference === null
    ? answer.orderId !== null && answer.orderId !== payment.orderId
    : answer.rrr !== null && answer.rrr !== payment.providerReference;
}

function noVerdict(raw: RawAnswer): ProviderObservation {
  return {
    outcome: 'unknown',
    providerCode: null,
    providerReference: null,
    amountKobo: null,
    channel: null,
    paidAt: null,
    raw: { httpStatus: raw.httpStatus, body: raw.body.slice(0, longestRawBody) },
  };
}
