import { createUser, reinstateUsers, resetSecondFactor, suspendUsers } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../audit/index.ts';
import type { ReleaseWork } from '../data/erase-account.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { PasswordsRepository } from '../data/passwords.repository.ts';
import type { SecondFactorsRepository } from '../data/second-factors.repository.ts';
import { insertUser, type UsersRepository } from '../data/users.repository.ts';
import { invitationJob, type Notify } from '../identity.jobs.ts';
import { presentUser } from './users.route.ts';

export interface ManageUsersDeps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly users: UsersRepository;
  readonly passwords: PasswordsRepository;
  readonly secondFactors: SecondFactorsRepository;
  readonly notify: Notify;
  readonly releaseWork: ReleaseWork;
}

export function manageUsersRoutes(app: FastifyInstance, deps: ManageUsersDeps): void {
  const { db, users } = deps;

  serve(app, createUser, async ({ body }, { user, language }) => {
    const { roleName, mdaId, taxOfficeId, expertSystemId, ...person } = body;
    const id = await keepingRules(db, async (tx) => {
      const created = await insertUser(tx, {
        ...person,
        roles: [roleName],
        ...(mdaId !== undefined && { mdaId }),
        ...(taxOfficeId !== undefined && { taxOfficeId }),
        ...(expertSystemId !== undefined && { expertSystemId }),
      });
      if (!created) throw new BusinessError('user.already-exists');
      await deps.jobs.enqueue(tx, invitationJob, { userId: created, language });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'user.created',
        subject: `user:${created}`,
        detail: { roleNames: [roleName] },
      });
      return created;
    });
    const row = await users.find(id);
    if (!row) throw new BusinessError('user.not-found');
    return presentUser(row);
  });

  serve(app, suspendUsers, async ({ body: { userIds, reason } }, { user }) => {
    if (userIds.includes(user.id)) throw new BusinessError('user.yourself');
    await changeStanding(deps, user.id, userIds, 'suspended', reason);
    return {};
  });

  serve(app, reinstateUsers, async ({ body: { userIds, reason } }, { user }) => {
    await changeStanding(deps, user.id, userIds, 'active', reason);
    return {};
  });

  serve(app, resetSecondFactor, async ({ params: { id }, body: { reason } }, { user }) => {
    if (id === user.id) throw new BusinessError('user.yourself');
    await db.transaction(async (tx) => {
      if (!(await users.lock(tx, [id]))) throw new BusinessError('user.not-found');
      if (!(await deps.secondFactors.remove(tx, id))) throw new BusinessError('identity.second-factor-missing');
      await deps.passwords.endSessions(tx, id, null);
      await deps.notify(tx, id, 'second-factor-removed');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'second-factor.reset',
        subject: `user:${id}`,
        detail: { reason },
      });
    });
    return {};
  });
}

/** Sessions of suspended people end by a rule of the database. Who had the standing already is neither told nor recorded again. */
function changeStanding(
  deps: ManageUsersDeps,
  actorId: string,
  userIds: readonly string[],
  status: 'active' | 'suspended',
  reason: string,
): Promise<void> {
  return keepingRules(deps.db, (tx) => setStanding(deps, tx, actorId, userIds, status, reason));
}

/** Within `keepingRules`. */
export async function setStanding(
  { users, notify, releaseWork }: Pick<ManageUsersDeps, 'users' | 'notify' | 'releaseWork'>,
  tx: Transaction,
  actorId: string,
  userIds: readonly string[],
  status: 'active' | 'suspended',
  reason: string,
): Promise<void> {
  const done = status === 'active' ? ('reinstated' as const) : ('suspended' as const);
  if (!(await users.lock(tx, userIds))) throw new BusinessError('user.not-found');
  const changed = await users.setStatus(tx, userIds, status);
  for (const id of changed) await notify(tx, id, done);
  // Whoever is back takes work like anybody else: meanwhile somebody else may have answered.
  if (status === 'suspended') await releaseWork(tx, { userIds: changed, by: actorId, reason });
  for (const id of changed) {
    const actor = { userId: actorId };
    await writeAudit(tx, { actor, action: `user.${done}`, subject: `user:${id}`, detail: { reason } });
  }
}
