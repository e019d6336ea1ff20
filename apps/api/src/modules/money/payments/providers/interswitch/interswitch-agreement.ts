import { disagreement, type Expected, exactly, inEnvironment, inNaira, namesOneOf } from '../agreement.ts';
import type { Doubt } from '../payment-provider.ts';
import { textField } from '../provider-json.ts';
import type { InterswitchSettings } from './interswitch-settings.ts';

const quicktellerMerchant = /^MX\d+$/;

/**
 * Compares what an answer says with what was asked: transaction reference, merchant, pay item, currency and environment.
 * An answer that names no reference is about nobody, unless it says that there is no such transaction (`mayBeNameless`).
 */
export function createInterswitchCheck({ merchantCode, payItemId, mode }: InterswitchSettings) {
  const always: readonly Expected[] = [
    exactly('merchant', merchantCode, 'merchantcode', 'merchantid'),
    exactly('serviceType', payItemId, 'payitemid'),
    inNaira,
    inEnvironment(mode),
  ];
  return (
    said: Record<string, unknown>,
    orderId: string,
    { mayBeNameless }: { readonly mayBeNameless: boolean },
  ): Doubt | undefined => {
    const reference = exactly('orderId', orderId, 'merchantreference', 'transactionreference', 'txnref');
    const field = disagreement(said, [reference, ...always]);
    if (field) return { kind: 'about-another', field };
    if (isOfAnotherMerchant(said, merchantCode)) return { kind: 'about-another', field: 'merchant' };
    return mayBeNameless || namesOneOf(said, [reference]) ? undefined : { kind: 'about-another', field: 'reference' };
  };
}

/** `UBA|API|MX6072|…`: the third part of a payment reference names the merchant, where it is written as ours is. */
function isOfAnotherMerchant(said: Record<string, unknown>, merchantCode: string): boolean {
  const named = textField(said, 'PaymentReference')?.split('|')[2] ?? '';
  return quicktellerMerchant.test(named) && quicktellerMerchant.test(merchantCode) && named !== merchantCode;
}
