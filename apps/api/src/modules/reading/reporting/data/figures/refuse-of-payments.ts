import type { ChoiceFilterKey } from '@portal/contracts';
import { BusinessError } from '../../../../../platform/http/business-error.ts';

/** A bill has no channel and no gateway before it is paid: what is owed, and who owes, is not known by them. */
export function refuseOfPayments(asked: Partial<Readonly<Record<ChoiceFilterKey, unknown>>>): void {
  const chosen = (['pcId', 'pgId'] as const).find((key) => asked[key] !== undefined);
  if (chosen !== undefined)
    throw new BusinessError('request.invalid', { fieldErrors: { [chosen]: 'Bills have none before they are paid' } });
}
