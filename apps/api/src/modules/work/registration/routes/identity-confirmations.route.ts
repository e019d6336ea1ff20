import { getUnprovedAccount, identitySubject, listUnprovedAccounts, proposeIdentity } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { type AttemptsRepository, admit, lockUnproved } from '../../../ground/identity/index.ts';
import { countIdentityCases, findAccountOfCase, isAtHome } from '../data/identity-cases.repository.ts';
import { listUnproved, type UnprovedRow } from '../data/unproved-accounts.repository.ts';
import type { IdentitySeals } from '../identity-seals.ts';
import { confirmLimit } from '../limits.ts';
import { identityClaimedJob } from '../registration.jobs.ts';

export interface IdentityConfirmationsDeps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly seals: IdentitySeals;
  readonly attempts: AttemptsRepository;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'versionOf'>;
}

const kind = 'identity-confirmation';
const present = ({ registeredAt, ...row }: UnprovedRow) => ({ ...row, registeredAt: registeredAt.toISOString() });

export function identityConfirmationsRoute(app: FastifyInstance, deps: IdentityConfirmationsDeps): void {
  const { db, jobs, seals, attempts, caseload } = deps;

  serve(app, listUnprovedAccounts, async ({ query }, { user }) =>
    presentPage(await listUnproved(db, query, user.scope), present),
  );

  serve(app, getUnprovedAccount, async ({ params: { id } }, { user }) => {
    const account = await findAccountOfCase(db, id, user.scope);
    if (!account) throw new BusinessError('user.not-found');
    return present(account);
  });

  serve(app, proposeIdentity, async ({ body: { email, nin, reason } }, { user }) => {
    await admit(attempts, [confirmLimit(user.id)]);
    const officeId = user.scope.kind === 'tax-offices' ? user.scope.taxOfficeId : undefined;
    return db.transaction(async (tx) => {
      const account = await lockUnproved(tx, email, seals.ninIndex(nin));
      if (!account || officeId === undefined || !(await isAtHome(tx, account.id, officeId)))
        throw new BusinessError('user.not-found');
      const cases = await countIdentityCases(tx, account.id);
      if (cases.open > 0) throw new BusinessError('registration.confirmation-waits');
      const subject = identitySubject.of(account.id, cases.all + 1);
      const workId = await caseload.open(tx, { kind, subject, reference: account.name, officeId, userId: user.id });
      const caseVersion = await caseload.versionOf(tx, { kind, subject });
      await caseload.move(tx, { id: workId }, { move: 'propose', reason, userId: user.id, caseVersion });
      await jobs.enqueue(tx, identityClaimedJob, { userId: account.id });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'identity.proposed',
        subject: `user:${account.id}`,
        detail: { reason },
      });
      return { workId };
    });
  });
}
