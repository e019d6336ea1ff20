import type { ErrorCode } from '@portal/contracts';

/** Rules of the database that a caller may run into, and what they mean to them. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  consultations_time_taken: 'consultation.time-taken',
  consultations_one_at_a_time_idx: 'consultation.already-booked',
  consultations_legal_moves: 'consultation.over',
  consultations_not_yet: 'consultation.not-yet',
  consultations_consultant_away: 'consultation.consultant-away',
  consultant_covers_suitable: 'consultant.cover-unsuitable',
  consultant_covers_once: 'consultant.covered-already',
};

/** The refusal that a broken rule means; undefined for any other error. */
export function brokenRuleOf(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? refusals[constraint] : brokenRuleOf(error.cause);
}
