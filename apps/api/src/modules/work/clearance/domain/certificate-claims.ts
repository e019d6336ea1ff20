import type { ClearanceClaims } from '@portal/contracts';

/** What a certificate states, as the database holds it. */
export interface StatedCertificate {
  readonly number: string;
  readonly name: string;
  readonly firstYear: number;
  readonly issuedAt: Date;
  readonly validUntil: string;
}

const longestName = 60;
const yearsOfCertificate = 3;

export function yearsFrom(firstYear: number): number[] {
  return Array.from({ length: yearsOfCertificate }, (_, index) => firstYear + index);
}

/** The facts in the short form that is signed. A long name is cut so that the code stays readable for a cheap camera. */
export function claimsOfCertificate(certificate: StatedCertificate): ClearanceClaims {
  const { number, name, firstYear, issuedAt, validUntil } = certificate;
  return {
    ...{ v: 1, k: 'tcc', n: number, p: [...name].slice(0, longestName).join(''), y: yearsFrom(firstYear) },
    ...{ t: Math.floor(issuedAt.getTime() / 1000), e: validUntil },
  };
}

/** True when the claims say what the register says; a genuine signature over other facts proves nothing about this certificate. */
export function claimsAreOf(claims: ClearanceClaims, certificate: StatedCertificate): boolean {
  return JSON.stringify(claims) === JSON.stringify(claimsOfCertificate(certificate));
}
