import { allowedLicences } from './allowed.ts';

/** Whether an expression leaves us with allowed licences: one of those between OR, all of those between AND. Nothing said is not allowed. */
export function isAllowed(expression: string | undefined): boolean {
  if (!expression) return false;
  const bare = expression.replaceAll(/[()]/g, ' ').replaceAll('/', ' OR ').trim();
  // Both in one would need their order; none of what we use has it.
  if (bare.includes(' OR ') && bare.includes(' AND ')) return bare.split(/ OR | AND /).every(isListed);
  return bare.includes(' OR ') ? bare.split(' OR ').some(isListed) : bare.split(' AND ').every(isListed);
}

function isListed(name: string): boolean {
  return allowedLicences.includes(name.trim());
}
