import {
  type CheckedCertificate,
  type CheckedCertificateState,
  type ClearanceClaims,
  lagosDay,
} from '@portal/contracts';

/** What is known of a certificate on this device at this moment. */
export interface Standing {
  readonly state: CheckedCertificateState;
  readonly number: string;
  readonly holder: string;
  readonly years: readonly number[];
  readonly validUntil: string;
  readonly issuedOn: string;
  readonly office: string | null;
  /** Null: it is not known when, or it is not revoked. */
  readonly revokedOn: string | null;
  /** The register said so then, in milliseconds since 1970; undefined where it could not be reached. */
  readonly askedAt: number | undefined;
  readonly isProved: boolean;
}

interface Known {
  /** Proved on this device. */
  readonly claims?: ClearanceClaims | undefined;
  readonly checked?: CheckedCertificate | undefined;
  readonly isListedRevoked: boolean;
  readonly now: number;
}

/**
 * One standing out of what the device proved, what the register said and what the list of revoked ones says since: a certificate that is
 * revoked or over is so whoever noticed first.
 */
export function standingOf({ claims, checked, isListedRevoked, now }: Known): Standing | undefined {
  const facts = checked ?? (claims && factsOf(claims));
  if (!facts) return undefined;
  const isRevoked = checked?.state === 'revoked' || isListedRevoked;
  const isOver = checked?.state === 'expired' || lagosDay(now) > facts.validUntil;
  return {
    ...{ number: facts.number, holder: facts.holder, years: facts.years, validUntil: facts.validUntil },
    ...{ issuedOn: facts.issuedOn, office: facts.office, revokedOn: checked?.revokedOn ?? null },
    state: isRevoked ? 'revoked' : isOver ? 'expired' : 'valid',
    askedAt: checked && Date.parse(checked.askedAt),
    isProved: claims !== undefined || checked?.signature === 'valid',
  };
}

function factsOf({ n, p, y, t, e }: ClearanceClaims) {
  return { number: n, holder: p, years: y, validUntil: e, issuedOn: lagosDay(t * 1000), office: null };
}

/** The text that says each in a word. */
export const wordOf = { valid: 'tccValid', expired: 'tccExpired', revoked: 'tccRevoked' } as const;
