import type { ReviewCaseDetail } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { findReviewCase } from '../payments/index.ts';
import { readReviewCase } from './data/review.repository.ts';
import { reviewOptions } from './domain/review-options.ts';

/** A case with its whole story, what could become of its money, and what the one who asks may do. */
export async function presentReviewCase(db: Database, id: string, user: SignedInUser): Promise<ReviewCaseDetail> {
  const [facts, more] = await Promise.all([findReviewCase(db, id), readReviewCase(db, id)]);
  if (!facts || !more) throw new BusinessError('review.not-found');
  const { work, proposals, attempts, parts, told } = more.told;
  const { options, hindrances } = work.state === 'open' ? reviewOptions(more.facts) : { options: [], hindrances: [] };
  const isSuperAdmin = user.roles[0] === 'SuperAdmin';
  const hasProposed = proposals.some(({ by }) => by.id === user.id);
  return {
    ...facts,
    id,
    openedAt: facts.openedAt.toISOString(),
    resolvedAt: facts.resolvedAt?.toISOString() ?? null,
    payerTpui: more.facts.payerTpui,
    heldKobo: more.facts.heldKobo as ReviewCaseDetail['heldKobo'],
    parts: parts.map((part) => ({ ...part, paidAt: instant(part.paidAt) })),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      startedAt: instant(attempt.startedAt),
      answeredAt: attempt.answeredAt && instant(attempt.answeredAt),
    })),
    told: told.map((notice) => ({ ...notice, at: instant(notice.at) })),
    work,
    proposals: proposals.map((proposal) => ({
      ...proposal,
      at: instant(proposal.at),
      endedAt: proposal.endedAt && instant(proposal.endedAt),
    })),
    options: [...options],
    hindrances: [...hindrances],
    may: {
      propose: work.state === 'open',
      decide: work.state === 'proposed' && isSuperAdmin && !hasProposed,
      withdraw: work.state === 'proposed',
      counter: more.facts.standingId !== null && !more.facts.counterWaits,
    },
  };
}

function instant(at: string): string {
  return new Date(at).toISOString();
}
