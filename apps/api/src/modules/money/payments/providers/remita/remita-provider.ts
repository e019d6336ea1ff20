import { type ProviderMode, saidUnder } from '../agreement.ts';
import { nairaAmount } from '../naira.ts';
import {
  noVerdict,
  type PaymentProvider,
  type ProviderObservation,
  type ProviderOrder,
  type ProviderPayment,
  type RawAnswer,
  type ReferenceResult,
} from '../payment-provider.ts';
import { isRefusalOfCaller, isSuccess, type ProviderHttp, type ProviderReply } from '../provider-http.ts';
import { createAnswerCheck } from './remita-agreement.ts';
import { type RemitaStatusAnswer, readInitAnswer, readStatusAnswer, unwrapRemita } from './remita-answers.ts';
import { isDuplicateOrder, isRefusedOrder, isUnknownToRemita, referenceGenerated } from './remita-codes.ts';
import { finalizeHash, initHash, type RemitaCredentials, statusHash } from './remita-hashes.ts';
import { parseRemitaNotification } from './remita-notification.ts';

const echannel = '/remita/exapp/api/v1/send/api/echannelsvc';
const longestRawBody = 4_000;

export interface RemitaSettings extends RemitaCredentials {
  /** The inline script, as a browser reaches it; the hosted page is on the same host. */
  readonly scriptUrl: string;
  readonly publicKey: string;
  /** Whether it takes real money; `TEST` unless said. */
  readonly mode?: ProviderMode;
}

/** Generation 1 of Remita ("echannel", RRR): naira amounts, SHA-512 hashes, JSONP answers. */
export function createRemitaProvider(settings: RemitaSettings, http: ProviderHttp): PaymentProvider {
  const { merchantId, serviceTypeId } = settings;
  const doubtOf = createAnswerCheck(settings, settings.mode ?? 'TEST');

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
    if (!answer || doubtOf(answer.said, { orderId: order.orderId, rrr: null })) return 'look-up';
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
    if (!answer || reply.kind !== 'answer') return { kind: 'unknown', reason: 'the order could not be looked up' };
    const asked = { orderId: order.orderId, rrr: null };
    if (!answer.rrr && !doubtOf(answer.said, asked)) {
      return isUnknownToRemita(answer.code)
        ? 'never-heard-of-it'
        : { kind: 'unknown', reason: `no reference in the answer (${answer.code})` };
    }
    const doubt = doubtOf(answer.said, asked, { mustName: ['orderId'] });
    if (doubt || !answer.rrr) return { kind: 'unknown', reason: `the answer is about another order (${doubt?.field})` };
    if (answer.outcome === 'unknown' || !isSuccess(reply)) {
      return { kind: 'unknown', reason: `the answer decides nothing (${answer.code})` };
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
          : { httpStatus: reply.raw.httpStatus, body: reply.raw.body.slice(0, longestRawBody) };
      if (reply.kind === 'no-answer') return noVerdict({ kind: 'unreachable' }, raw);
      if (isRefusalOfCaller(reply)) return noVerdict({ kind: 'credentials-refused' }, raw);
      const answer = isSuccess(reply) ? readStatusAnswer(reply.body) : undefined;
      if (!answer) return noVerdict({ kind: 'unreadable' }, raw);
      const { orderId, providerReference: rrr } = payment;
      // Who does not know the payment, or not us, has nothing to say about it.
      if (answer.outcome === 'unknown' && answer.doubt?.kind !== 'contradiction') return undecided(answer, raw);
      const doubt = doubtOf(
        answer.said,
        { orderId, rrr },
        { mustName: rrr === null ? ['orderId'] : ['rrr', 'orderId'] },
      );
      if (doubt) return noVerdict(doubt, raw, answer.code);
      if (answer.outcome === 'unknown') return undecided(answer, raw);
      return {
        outcome: answer.outcome,
        providerCode: answer.code,
        providerReference: answer.rrr,
        amountKobo: answer.amountKobo,
        channel: answer.channel,
        paidAt: answer.paidAt,
        ...(answer.doubt && { doubt: answer.doubt }),
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
      const said = reply.kind === 'answer' ? unwrapRemita(reply.body) : undefined;
      return said?.statuscode === '00' && saidUnder(said, ['rrr']).every((named) => named === rrr);
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

function undecided({ doubt, code }: RemitaStatusAnswer, raw: RawAnswer): ProviderObservation {
  return noVerdict(doubt ?? { kind: 'unreadable' }, raw, code);
}
