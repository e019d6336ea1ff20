import {
  disagreement,
  type Expected,
  exactly,
  inEnvironment,
  inNaira,
  namesOneOf,
  type ProviderMode,
} from '../agreement.ts';
import type { Doubt } from '../payment-provider.ts';
import type { RemitaCredentials } from './remita-hashes.ts';

/** What an answer of Remita has to be about. `rrr` is null while it is not known. */
interface RemitaQuestion {
  readonly orderId: string;
  readonly rrr: string | null;
}

export type AnswerCheck = (
  said: Record<string, unknown>,
  asked: RemitaQuestion,
  options?: { readonly mustName?: readonly ('rrr' | 'orderId')[] },
) => Doubt | undefined;

/**
 * Compares what an answer says with what was asked: RRR, order, merchant, service type, currency and environment, in whatever
 * spelling it names them. `mustName`: at least one of these has to be there.
 */
export function createAnswerCheck({ merchantId, serviceTypeId }: RemitaCredentials, mode: ProviderMode): AnswerCheck {
  const always: readonly Expected[] = [
    exactly('merchant', merchantId, 'merchantid', 'merchantcode'),
    exactly('serviceType', serviceTypeId, 'servicetypeid', 'servicetype'),
    inNaira,
    inEnvironment(mode),
  ];
  return (said, { orderId, rrr }, { mustName = [] } = {}) => {
    const references: readonly Expected[] = [
      { field: 'rrr', spellings: ['rrr'], agrees: (text) => (rrr === null ? /^\d{12}$/.test(text) : text === rrr) },
      exactly('orderId', orderId, 'orderid', 'orderref'),
    ];
    const field = disagreement(said, [...references, ...always]);
    if (field) return { kind: 'about-another', field };
    const named = references.filter((expected) => mustName.some((name) => name === expected.field));
    return named.length === 0 || namesOneOf(said, named) ? undefined : { kind: 'about-another', field: 'reference' };
  };
}
