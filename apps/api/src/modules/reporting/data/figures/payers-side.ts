import type { ChoiceFilterKey, Scope } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

const payersSide: readonly ChoiceFilterKey[] = ['toId', 'lgaId', 'tpcId', 'esId', 'engineCodeId'];

/** Whoever reads totals alone chooses an MDA, head or channel; by who pays they are divided, never chosen, which could end at one payer. */
export function refusePayersSide(asked: Partial<Readonly<Record<ChoiceFilterKey, unknown>>>, scope: Scope): void {
  if (scope.kind !== 'totals') return;
  const chosen = payersSide.find((key) => asked[key] !== undefined);
  if (chosen !== undefined)
    throw new BusinessError('request.invalid', { fieldErrors: { [chosen]: 'Totals are not chosen by who pays' } });
}

/** A bill has no channel and no gateway before it is paid: what is owed, and who owes, is not known by them. */
export function refuseOfPayments(asked: Partial<Readonly<Record<ChoiceFilterKey, unknown>>>): void {
  const chosen = (['pcId', 'pgId'] as const).find((key) => asked[key] !== undefined);
  if (chosen !== undefined)
    throw new BusinessError('request.invalid', { fieldErrors: { [chosen]: 'Bills have none before they are paid' } });
}
