import type { Scope } from '@portal/contracts';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** The MDA whose counter it is. */
export function ownMda(scope: Scope): number {
  if (scope.kind !== 'mda') throw new BusinessError('access.denied');
  return scope.mdaId;
}
