import { confirmIdentity, listUnprovedAccounts } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { presentPage } from '../../../platform/lists/read-list.ts';
import { writeAudit } from '../../audit/index.ts';
import { type AttemptsRepository, admit, giveTpui, lockUnproved, securityNoticeJob } from '../../identity/index.ts';
import { confirmRegistration } from '../data/registrations.repository.ts';
import { listUnproved } from '../data/unproved-accounts.repository.ts';
import type { IdentitySeals } from '../identity-seals.ts';
import { confirmLimit } from '../limits.ts';
import { parkUnprovedAccounts } from '../park-unproved-accounts.ts';

export interface IdentityConfirmationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly seals: IdentitySeals;
  readonly attempts: AttemptsRepository;
}

export function identityConfirmationsRoute(app: FastifyInstance, deps: IdentityConfirmationsDeps): void {
  const { db, clock, jobs, seals, attempts } = deps;

  serve(app, listUnprovedAccounts, async ({ query }, { user }) =>
    presentPage(await listUnproved(db, query, user.scope), ({ registeredAt, ...row }) => ({
      ...row,
      registeredAt: registeredAt.toISOString(),
    })),
  );

  serve(app, confirmIdentity, async ({ body: { email, nin, reason } }, { user }) => {
    await admit(attempts, [confirmLimit(user.id)]);
    const ninIndex = seals.ninIndex(nin);
    const actor = { userId: user.id };
    return db.transaction(async (tx) => {
      const account = await lockUnproved(tx, email, ninIndex);
      if (!account) throw new BusinessError('user.not-found');
      await confirmRegistration(tx, account.id);
      const tpui = await giveTpui(tx, account.id);
      if (!tpui) throw new BusinessError('registration.already-registered');
      const keys = { ninIndex, personIndex: account.personIndex };
      await parkUnprovedAccounts(deps, tx, keys, { actor, email, except: account.id });
      const at = clock.now().toISOString();
      await jobs.enqueue(tx, securityNoticeJob, { userId: account.id, notice: 'identity-confirmed', at });
      await writeAudit(tx, {
        actor,
        action: 'identity.confirmed',
        subject: `user:${account.id}`,
        detail: { reason },
      });
      return { tpui };
    });
  });
}
