import type { SignedInUser } from '../../../platform/http/call.ts';

/** The office somebody works at: what they prepare is its matter. */
export function ownOffice({ scope }: SignedInUser): number {
  if (scope.kind !== 'tax-offices') throw new Error('Only staff of an office prepares reminders to many');
  return scope.taxOfficeId;
}
