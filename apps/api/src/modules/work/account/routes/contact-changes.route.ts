import { timingSafeEqual } from 'node:crypto';
import { confirmContactChange, startContactChange } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { type AttemptsRepository, admit, type ProveOwnPassword } from '../../../ground/identity/index.ts';
import { contactChangedJob, contactCodeJob } from '../account.jobs.ts';
import type { ContactSeals } from '../contact-seals.ts';
import { applyChange, beginChange, tryChange } from '../data/contact-changes.repository.ts';
import { findDetails } from '../data/details.repository.ts';
import { contactChangeLimit, contactLimit } from '../limits.ts';

export interface ContactChangesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly attempts: AttemptsRepository;
  readonly proveOwnPassword: ProveOwnPassword;
  readonly seals: ContactSeals;
}

const lifetimeMs = 30 * 60 * 1000;

export function contactChangesRoutes(app: FastifyInstance, deps: ContactChangesDeps): void {
  const { db, clock, jobs, attempts } = deps;

  serve(app, startContactChange, async ({ body }, { user, language }) => {
    await deps.proveOwnPassword(user.id, body.password);
    const value = body.kind === 'email' ? body.email : body.phoneNumber;
    // By person, and by who would be written to: nobody's phone rings all night.
    await admit(attempts, [contactChangeLimit(user.id), contactLimit(value)]);
    const own = await findDetails(db, user.id);
    if (!own || (body.kind === 'phone' && own.phoneNumber === null)) throw new BusinessError('account.not-registered');
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    const id = await db.transaction(async (tx) => {
      const changeId = await beginChange(tx, { userId: user.id, kind: body.kind, value, expiresAt });
      await jobs.enqueue(tx, contactCodeJob, { changeId, language });
      return changeId;
    });
    return { id, expiresAt: expiresAt.toISOString() };
  });

  serve(app, confirmContactChange, async ({ params: { id }, body: { code } }, { user, language }) => {
    const change = await tryChange(db, user.id, id, clock.now());
    if (!change?.codeHash || !timingSafeEqual(change.codeHash, deps.seals.codeHash(code, id))) {
      throw new BusinessError('account.code-invalid');
    }
    await db
      .transaction(async (tx) => {
        const done = await applyChange(tx, change, clock.now());
        if (!done) throw new BusinessError('account.code-invalid');
        await jobs.enqueue(tx, contactChangedJob, { email: done.formerEmail, kind: change.kind, language });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: change.kind === 'email' ? 'email.changed' : 'phone.changed',
          subject: `user:${user.id}`,
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'users_email_idx')) throw new BusinessError('user.already-exists');
        throw error;
      });
    return {};
  });
}
