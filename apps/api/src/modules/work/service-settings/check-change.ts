import {
  type ParsedRequestOf,
  type proposeServiceChange,
  type ServiceAmountId,
  serviceAmounts,
  wordingProblems,
} from '@portal/contracts';
import { BusinessError } from '../../../platform/http/business-error.ts';

type Change = ParsedRequestOf<typeof proposeServiceChange>['body'];

/** What the contract cannot say by itself: bounds of an amount, variables of a mail. */
export function checkChange(change: Change): void {
  if (change.kind === 'mail' && change.value !== null && wordingProblems(change.id, change.value).length > 0)
    throw new BusinessError('service-change.variables');
  if (change.kind === 'amount' && change.value !== null && !isWithin(change.id, change.value))
    throw new BusinessError('service-change.out-of-bounds');
}

function isWithin(id: ServiceAmountId, value: number): boolean {
  const { leastKobo, mostKobo } = serviceAmounts[id];
  return value >= leastKobo && value <= mostKobo;
}
