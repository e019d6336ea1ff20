import type { Provider } from '@portal/contracts';

/** What one provider said of the payments that a restore asked it about; money in kobo. */
export interface ProviderFindings {
  readonly provider: Provider;
  readonly asked: number;
  /** With an answer, of whatever kind. */
  readonly answered: number;
  /** Paid, and we did not know. */
  readonly paidSince: number;
  readonly paidSinceKobo: number;
  /** Money that a person has to look at, and we did not know of. */
  readonly forReview: number;
  /** Cases of money that has its receipt here and no longer is there. */
  readonly takenBack: number;
}

/** So long a provider that is away is waited for before operators are told what is known. */
const longestWaitMs = 24 * 3_600_000;

/** Told once: when everything has an answer, or when it has been waited for long enough. */
export function isReportDue(
  findings: readonly ProviderFindings[],
  { askedAt, now }: { askedAt: Date; now: Date },
): boolean {
  return unanswered(findings) === 0 || now.getTime() - askedAt.getTime() >= longestWaitMs;
}

export function unanswered(findings: readonly ProviderFindings[]): number {
  return findings.reduce((sum, { asked, answered }) => sum + asked - answered, 0);
}

/** Payments of which something new was found. */
export function foundIn(findings: readonly ProviderFindings[]): number {
  return findings.reduce((sum, found) => sum + found.paidSince + found.forReview + found.takenBack, 0);
}
