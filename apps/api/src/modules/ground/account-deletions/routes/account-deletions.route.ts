import { getAccountDeletion, getOpenDeletion, proposeDeletions } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../../caseload/index.ts';
import type { AccountDeletionsRepository } from '../data/account-deletions.repository.ts';
import { deletionKind, subjectOfDeletion } from '../deletion-subject.ts';

export interface AccountDeletionsDeps {
  readonly db: Database;
  readonly deletions: AccountDeletionsRepository;
  readonly caseload: Pick<Caseload, 'open'>;
}

export function accountDeletionsRoutes(app: FastifyInstance, { db, deletions, caseload }: AccountDeletionsDeps): void {
  serve(app, proposeDeletions, async ({ body: { userIds, reason } }, { user }) => {
    if (userIds.includes(user.id)) throw new BusinessError('user.yourself');
    try {
      return await db.transaction(async (tx) => {
        const people = await deletions.candidates(tx, userIds);
        if (people.length !== new Set(userIds).size) throw new BusinessError('user.not-found');
        const workIds: string[] = [];
        for (const { id: userId, reference } of people) {
          const id = await deletions.propose(tx, { userId, reason, by: user.id });
          const subject = subjectOfDeletion(id);
          workIds.push(await caseload.open(tx, { kind: deletionKind, subject, reference, userId: user.id }));
          await writeAudit(tx, {
            actor: { userId: user.id },
            action: 'user.deletion-proposed',
            subject: `user:${userId}`,
            detail: { reason },
          });
        }
        return { workIds };
      });
    } catch (error) {
      if (violates(error, 'account_deletions_pending_idx')) throw new BusinessError('account-deletion.pending');
      throw error;
    }
  });

  serve(app, getAccountDeletion, async ({ params: { id } }, { user }) => {
    const found = await deletions.find(id);
    if (!found) throw new BusinessError('account-deletion.not-found');
    return { ...found, proposedAt: found.proposedAt.toISOString(), isAboutYou: found.person.id === user.id };
  });

  serve(app, getOpenDeletion, async ({ params: { id } }, { user }) => {
    const found = await deletions.openOf(id);
    if (!found) throw new BusinessError('user.not-found');
    const { workId, reason, proposedBy, proposedAt } = found;
    if (workId === null) return { deletion: null };
    return {
      deletion: { workId, reason, proposedBy, proposedAt: proposedAt.toISOString(), isAboutYou: id === user.id },
    };
  });
}
