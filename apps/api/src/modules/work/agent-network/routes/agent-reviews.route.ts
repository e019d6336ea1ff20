import { getAgentReview, getAgentToReview, lagosDay, portalAddress, workKindOf } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { findAgent, findReview, giveCard, takeUnopened } from '../data/agent-reviews.repository.ts';

export interface AgentReviewsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
  readonly portalOrigin: string;
}

const kind = 'agent-registration' as const;
const cardYears = 2;
const mostAtOnce = 100;
const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** After the fee: somebody looks, and the agent is told at each step. */
export function agentReviewsRoutes(
  app: FastifyInstance,
  { db, clock, caseload, portalOrigin }: AgentReviewsDeps,
): void {
  serve(app, getAgentReview, async (_request, { user }) => {
    const row = await findReview(db, user.id);
    if (!row) return { review: null };
    const { state, since, reason, code, name, validUntil, isSuspended } = row;
    const card =
      code === null || name === null || validUntil === null
        ? null
        : {
            ...{ code, name, validUntil, isSuspended },
            verificationUrl: `${portalOrigin}/agent-network/verify?${new URLSearchParams({ code })}`,
          };
    return { review: { state, since: since.toISOString(), reason, card } };
  });

  serve(app, getAgentToReview, async ({ params: { id } }) => {
    const agent = await findAgent(db, id);
    if (!agent) throw new BusinessError('work.not-found');
    return {
      ...agent,
      documents: agent.documents.map((paper) => ({ ...paper, uploadedAt: new Date(paper.uploadedAt).toISOString() })),
    };
  });

  const done = { review: 'reviewed', approve: 'approved', decline: 'declined' } as const;
  for (const move of ['review', 'approve', 'decline'] as const) {
    caseload.when(kind, move, async (tx, { subject, userId: by, reason }) => {
      const userId = idOf(subject);
      const code = move === 'approve' ? await giveCard(tx, userId, lastDayOfCard(clock.now())) : undefined;
      await tellAgent(tx, userId, workKindOf(kind).moves[move]?.to ?? '');
      await writeAudit(tx, {
        actor: by === null ? { system: 'agent network' } : { userId: by },
        action: `agent.registration-${done[move]}`,
        subject: `user:${userId}`,
        detail: { ...(reason && { reason }), ...(code && { hasCard: true }) },
      });
    });
  }
}

/** Opens the review of whoever has paid since. */
export async function openAgentReviews({ db, caseload }: AgentReviewsDeps): Promise<number> {
  for (let opened = 0; opened < mostAtOnce; opened += 1) {
    const isMore = await db.transaction(async (tx) => {
      const agent = await takeUnopened(tx);
      if (!agent) return false;
      const { userId, tpui } = agent;
      await caseload.open(tx, { kind, subject: `agent:${userId}`, reference: tpui ?? 'agent' });
      await tellAgent(tx, userId, 'received');
      return true;
    });
    if (!isMore) return opened;
  }
  return mostAtOnce;
}

async function tellAgent(tx: Transaction, userId: string, state: string): Promise<void> {
  await publishNotice(tx, {
    to: [userId],
    kind: 'agent-registration.step',
    facts: { state: workKindOf(kind).states[state]?.name ?? state },
    path: portalAddress('/uploads'),
    occasion: `agent registration ${userId} ${state}`,
  });
}

function lastDayOfCard(now: Date): string {
  const [year, month, day] = lagosDay(now).split('-');
  return `${Number(year) + cardYears}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
