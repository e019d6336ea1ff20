import { disagreement, exactly, inEnvironment, inNaira, namesOneOf } from '../agreement.ts';
import { koboOfDigits } from '../naira.ts';
import { noVerdict, type PaymentProvider, type ProviderObservation, type RawAnswer } from '../payment-provider.ts';
import { isRefusalOfCaller, isSuccess, type ProviderHttp } from '../provider-http.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { type CodeMeaning, readVerdict } from '../verdict.ts';
import { posChannel } from './pos-channel.ts';
import { parsePosNotice } from './pos-notice.ts';
import type { PosSettings } from './pos-settings.ts';

const longestRawBody = 4_000;

/** `00` is paid; `09` not yet; `25` the network has heard of no such payment; `51`, `54`, `05` a card was declined and may be tried again. */
const meanings: Readonly<Record<string, CodeMeaning>> = {
  '00': { outcome: 'paid' },
  '05': { outcome: 'pending' },
  '09': { outcome: 'pending' },
  '25': { outcome: 'pending' },
  '51': { outcome: 'pending' },
  '54': { outcome: 'pending' },
};
const undocumented: CodeMeaning = { outcome: 'pending', doubt: { kind: 'code-unknown' } };

/**
 * The network of terminals. Amounts are kobo, and our order is the reference from the start: a terminal gets it when it looks a
 * bill up. Nobody reaches it by a page, so it has no checkout.
 */
export function createPosProvider({ apiKey, mode }: PosSettings, http: ProviderHttp): PaymentProvider {
  const reference = ({ orderId }: { readonly orderId: string }) =>
    Promise.resolve({ kind: 'created', providerReference: orderId } as const);

  return {
    id: 'pos',
    createReference: reference,
    recoverReference: reference,

    async requery({ orderId }) {
      const path = `/pos/v1/transactions/${encodeURIComponent(orderId)}`;
      const reply = await http.send({ method: 'GET', path, headers: { authorization: `Bearer ${apiKey}` } });
      const { httpStatus, body } = reply.kind === 'answer' ? reply : reply.raw;
      const raw: RawAnswer = { httpStatus, body: body.slice(0, longestRawBody) };
      if (reply.kind === 'no-answer') return noVerdict({ kind: 'unreachable' }, raw);
      if (isRefusalOfCaller(reply)) return noVerdict({ kind: 'credentials-refused' }, raw);
      const said = isSuccess(reply) ? parseProviderJson(reply.body) : undefined;
      return isRecord(said) ? observed(said, orderId, raw) : noVerdict({ kind: 'unreadable' }, raw);
    },

    checkout() {
      throw new Error('A terminal has no page');
    },

    parseNotification: parsePosNotice,
  };

  function observed(said: Record<string, unknown>, orderId: string, raw: RawAnswer): ProviderObservation {
    const verdict = readVerdict(said, {
      isCode: (text) => /^\d{2}$/.test(text),
      meaningOf: (code) => meanings[code] ?? undocumented,
      statusFields: ['responsecode', 'status'],
      messageFields: ['message', 'responsedescription'],
    });
    if (!verdict) return noVerdict({ kind: 'unreadable' }, raw);
    const own = exactly('orderId', orderId, 'merchantreference');
    const field = disagreement(said, [own, inNaira, inEnvironment(mode)]);
    if (field) return noVerdict({ kind: 'about-another', field }, raw, verdict.code);
    if (!namesOneOf(said, [own])) return noVerdict({ kind: 'about-another', field: 'reference' }, raw, verdict.code);
    if (verdict.outcome === 'unknown') return noVerdict(verdict.doubt ?? { kind: 'unreadable' }, raw, verdict.code);
    const channel = posChannel(textField(said, 'channel'));
    // Cash in a terminal's books is no payment, whatever its code says.
    if (verdict.outcome === 'paid' && channel === null)
      return noVerdict({ kind: 'contradiction', field: 'status' }, raw, verdict.code);
    const paidAt = textField(said, 'paidAt');
    const movementReference = textField(said, 'retrievalReference');
    return {
      outcome: verdict.outcome,
      providerCode: verdict.code,
      providerReference: orderId,
      amountKobo: koboOfDigits(textField(said, 'amount') ?? ''),
      channel,
      paidAt: paidAt !== null && !Number.isNaN(Date.parse(paidAt)) ? new Date(paidAt) : null,
      movementReference,
      ...(verdict.doubt && { doubt: verdict.doubt }),
      raw,
    };
  }
}
