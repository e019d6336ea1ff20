import type { Scope } from '@portal/contracts';

/** `all` offices, one, or null: none. */
export type OfficeReach = 'all' | number | null;

/** The offices whose matters somebody sees: administrators and Directors all of them, other staff of an office their own. */
export function officeReachOf(scope: Scope): OfficeReach {
  if (scope.kind === 'state') return 'all';
  if (scope.kind !== 'tax-offices') return null;
  return scope.reach === 'all' ? 'all' : scope.taxOfficeId;
}

/** The office somebody works at, and those that it took over when they were closed. */
function officesOf({ taxOfficeId, tookOver = [] }: Extract<Scope, { kind: 'tax-offices' }>): number[] {
  return [taxOfficeId, ...tookOver];
}

/** Whether somebody sees a matter of this office; what belongs to no office is seen by those who see all. */
export function reachesOffice(scope: Scope, officeId: number | null): boolean {
  const reach = officeReachOf(scope);
  if (reach === 'all') return true;
  return scope.kind === 'tax-offices' && officeId !== null && officesOf(scope).includes(officeId);
}
