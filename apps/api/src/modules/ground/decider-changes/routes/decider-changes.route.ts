import { countSuperAdmins, getDeciderChange, superAdminsWanted } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type AccountReader, countActiveSuperAdmins } from '../../identity/index.ts';
import type { DeciderChangesRepository } from '../data/decider-changes.repository.ts';

export interface ChangesRouteDeps {
  readonly db: Database;
  readonly changes: DeciderChangesRepository;
  readonly accounts: AccountReader;
}

export function deciderChangesRoutes(app: FastifyInstance, { db, changes, accounts }: ChangesRouteDeps): void {
  serve(app, getDeciderChange, async ({ params }, { user }) => {
    const found = await changes.find(params.id);
    if (!found) throw new BusinessError('decider-change.not-found');
    const { id, state, userId, asked, reason, proposedBy, proposedAt } = found;
    const account = userId === null ? undefined : await accounts.find(userId);
    return {
      ...{ id, state, asked, reason },
      askedPlace: await accounts.placeName(
        'mdaId' in asked || 'taxOfficeId' in asked || 'expertSystemId' in asked ? asked : {},
      ),
      proposedBy: proposedBy === null ? null : await accounts.nameOf(proposedBy),
      proposedAt: proposedAt.toISOString(),
      person: account
        ? {
            id: account.id,
            name: `${account.firstName} ${account.lastName}`.trim(),
            ...{ email: account.email, roles: account.roles, workplace: account.workplace, status: account.status },
          }
        : null,
      isAboutYou: userId === user.id,
    };
  });

  serve(app, countSuperAdmins, async () => ({ active: await countActiveSuperAdmins(db), wanted: superAdminsWanted }));
}
