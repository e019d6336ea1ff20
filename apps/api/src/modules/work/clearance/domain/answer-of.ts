import type { CertificateAnswer, ClearanceFigures } from '@portal/contracts';

export interface CheckedCertificate {
  readonly number: string;
  readonly name: string;
  readonly firstYear: number;
  readonly office: string | null;
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly revokedOn: string | null;
  readonly standing: 'valid' | 'expired' | 'revoked' | 'replaced';
  readonly figures: unknown;
}

/** A number that does not exist, or cannot be one. */
export const unknownNumber = (number: string): CertificateAnswer => ({
  ...{ number, answer: 'unknown', name: null, years: [], office: null, issuedOn: null, validUntil: null },
  ...{ revokedOn: null, figures: null },
});

/** What a check says. What was replaced is told as revoked: its holder has another one to show. Figures of what is not valid are shown to nobody. */
export function answerOf(found: CheckedCertificate, maySeeFigures: boolean): CertificateAnswer {
  const { number, name, firstYear, office, issuedOn, validUntil, revokedOn, standing, figures } = found;
  const answer = standing === 'replaced' ? 'revoked' : standing;
  return {
    ...{ number, answer, name, office, issuedOn, validUntil, revokedOn },
    years: [firstYear, firstYear + 1, firstYear + 2],
    figures: maySeeFigures && answer === 'valid' ? (figures as ClearanceFigures[]) : null,
  };
}
