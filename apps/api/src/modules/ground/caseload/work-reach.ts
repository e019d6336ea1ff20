import { type Role, type Scope, type WorkKindName, workKindsSeenBy } from '@portal/contracts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { officeReachOf } from '../identity/index.ts';

/** Whose cases somebody sees: kinds by the role, offices by the scope and by whom one stands in for. */
export interface WorkReach {
  readonly kinds: readonly WorkKindName[];
  readonly offices: 'all' | readonly number[];
}

export function workReachOf(
  { roles: [role], scope }: { readonly roles: readonly [Role, ...Role[]]; readonly scope: Scope },
  covered: readonly { readonly taxOfficeId: number | null }[],
): WorkReach {
  const own = officeReachOf(scope);
  const kinds = workKindsSeenBy(role);
  if (own === 'all') return { kinds, offices: 'all' };
  const tookOver = scope.kind === 'tax-offices' ? (scope.tookOver ?? []) : [];
  const offices = [own, ...tookOver, ...covered.map(({ taxOfficeId }) => taxOfficeId)].filter((id) => id !== null);
  return { kinds, offices: [...new Set(offices)] };
}

export function reachesWork(
  { kinds, offices }: WorkReach,
  work: { readonly kind: WorkKindName; readonly officeId: number | null },
): boolean {
  if (!kinds.includes(work.kind)) return false;
  return offices === 'all' || (work.officeId !== null && offices.includes(work.officeId));
}

/** Who gives work to others: administrators, Directors and Managers, within their reach. */
export function leadsWork({ roles: [role] }: Pick<SignedInUser, 'roles'>): boolean {
  return role !== 'Tax Officer';
}
