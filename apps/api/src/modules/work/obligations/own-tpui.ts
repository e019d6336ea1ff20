import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';

/** Whose duties the caller asks about: their own, or their organisation's. */
export function ownTpui({ scope }: SignedInUser): string {
  if (scope.kind !== 'taxpayer' || scope.tpui === '') throw new BusinessError('session.expired');
  return scope.tpui;
}
