import {
  decideShareChange,
  listOwnShareTerms,
  listShareTerms,
  proposeShareTerm,
  proposeShareTermEnd,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  enactChange,
  insertEndChange,
  insertTermChange,
  lockChange,
  lockTerm,
  overlaps,
} from '../data/changes.repository.ts';
import { readOwn } from '../data/read-own.ts';
import { allTerms, ownTerms, waitingChanges } from '../data/terms.repository.ts';
import type { SharesDeps } from '../shares-deps.ts';

const subjectOf = (id: string) => `share-change:${id}`;
const strangers = [
  'expert_system_id_expert_systems_id',
  'agent_tpui_taxpayers_tpui',
  'revenue_head_id_revenue_heads_id',
];

/** Rows of contracts: one SuperAdmin proposes a row or its end, another approves. */
export function termsRoutes(app: FastifyInstance, { db, clock }: SharesDeps): void {
  serve(app, listOwnShareTerms, (_request, { user }) => readOwn(db, user.scope, ownTerms));

  serve(app, listShareTerms, async (_request, { user }) => {
    const [terms, changes] = await Promise.all([allTerms(db), waitingChanges(db, user.id)]);
    return { terms, changes };
  });

  serve(app, proposeShareTerm, async ({ body }, { user }) => {
    const proposed = db.transaction(async (tx) => {
      const id = await insertTermChange(tx, user.id, body);
      if (await overlaps(tx, id)) throw new BusinessError('share.overlaps');
      const detail = { ...body };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'share.term-proposed',
        subject: subjectOf(id),
        detail,
      });
      return { id };
    });
    return proposed.catch((error: unknown) => {
      if (strangers.some((key) => violates(error, `share_changes_${key}_fk`)))
        throw new BusinessError('share.not-found', { cause: error });
      throw error;
    });
  });

  serve(app, proposeShareTermEnd, async ({ params: { id: termId }, body }, { user }) => {
    const proposed = db.transaction(async (tx) => {
      const term = await lockTerm(tx, termId);
      if (!term) throw new BusinessError('share.not-found');
      const { validUntil } = body;
      const isOfItsDays = validUntil >= term.validFrom && (term.validUntil === null || validUntil <= term.validUntil);
      if (!isOfItsDays || validUntil < dayOf(clock.now())) throw new BusinessError('share.end-past');
      const id = await insertEndChange(tx, termId, { ...body, by: user.id });
      const detail = { termId, ...body };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'share.end-proposed',
        subject: subjectOf(id),
        detail,
      });
      return { id };
    });
    return proposed.catch((error: unknown) => {
      if (violates(error, 'share_changes_open_end_idx'))
        throw new BusinessError('share.change-waits', { cause: error });
      throw error;
    });
  });

  serve(app, decideShareChange, async ({ params: { id }, body: { verdict, reason } }, { user }) => {
    const decided = db.transaction(async (tx) => {
      const waiting = await lockChange(tx, id);
      if (!waiting) throw new BusinessError('share.not-found');
      if ((waiting.proposedBy === user.id) !== (verdict === 'withdrawn')) throw new BusinessError('share.own-change');
      await enactChange(tx, id, verdict, user.id);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: `share.change-${verdict}`, subject: subjectOf(id) },
        detail: { reason },
      });
      return {};
    });
    return decided.catch((error: unknown) => {
      if (violates(error, 'share_terms_no_overlap')) throw new BusinessError('share.overlaps', { cause: error });
      throw error;
    });
  });
}
