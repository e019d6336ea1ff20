import type { CheckedCertificate } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import { maskName } from '../../money/billing/index.ts';
import type { IssuedCertificate } from './data/checked.repository.ts';
import { yearsFrom } from './domain/certificate-claims.ts';

/** Since when it counts no more: revoked, or replaced by another. */
function endedOn({ revokedAt, replacedOn }: IssuedCertificate): string | null {
  return revokedAt ? dayOf(revokedAt) : replacedOn;
}

/** What anybody learns: never figures, and of one that is not valid initials alone. */
export function presentChecked(found: IssuedCertificate, isSigned: boolean): CheckedCertificate {
  const { number, name, office, issuedOn, validUntil } = found;
  const state = found.state === 'replaced' ? 'revoked' : found.state;
  return {
    ...{ state, number, office, issuedOn, validUntil, years: yearsFrom(found.firstYear) },
    holder: state === 'valid' ? name : maskName(name),
    revokedOn: state === 'revoked' ? endedOn(found) : null,
    askedAt: found.now.toISOString(),
    signature: isSigned ? 'valid' : 'absent',
  };
}
