import { createUser, isDecider, reinstateUsers, resetSecondFactor, suspendUsers } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { AccountActs } from '../account-acts.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import type { ProposeDeciderChange } from '../decider-changes.ts';
import { presentUser } from './users.route.ts';

export interface ManageUsersDeps {
  readonly db: Database;
  readonly users: UsersRepository;
  readonly acts: AccountActs;
  readonly proposeDeciderChange: ProposeDeciderChange;
}

/** What concerns nobody who decides is done at once; the rest is proposed, and the database holds it to that. */
export function manageUsersRoutes(app: FastifyInstance, deps: ManageUsersDeps): void {
  const { db, users, acts, proposeDeciderChange } = deps;

  serve(app, createUser, async ({ body }, { user, language }) => {
    if (isDecider([body.roleName])) {
      const asked = { change: 'creation' as const, ...body, language };
      const workId = await keepingRules(db, (tx) => proposeDeciderChange(tx, { userId: null, asked, by: user.id }));
      return { user: null, workIds: [workId] };
    }
    const { mdaId, taxOfficeId, expertSystemId, ...person } = body;
    const places = {
      ...(mdaId !== undefined && { mdaId }),
      ...(taxOfficeId !== undefined && { taxOfficeId }),
      ...(expertSystemId !== undefined && { expertSystemId }),
    };
    const id = await keepingRules(db, (tx) => acts.openStaffAccount(tx, { ...person, ...places, language }, user.id));
    const row = await users.find(id);
    if (!row) throw new BusinessError('user.not-found');
    return { user: presentUser(row), workIds: [] };
  });

  serve(app, suspendUsers, async ({ body: { userIds, reason } }, { user }) => {
    if (userIds.includes(user.id)) throw new BusinessError('user.yourself');
    await keepingRules(db, (tx) => acts.setStanding(tx, { userIds, status: 'suspended', by: user.id, reason }));
    return {};
  });

  serve(app, reinstateUsers, async ({ body: { userIds, reason } }, { user }) => {
    const workIds = await keepingRules(db, async (tx) => {
      if (!(await users.lock(tx, userIds))) throw new BusinessError('user.not-found');
      const deciders = await users.decidersAmong(tx, userIds);
      const atOnce = userIds.filter((id) => !deciders.some((decider) => decider.id === id));
      await acts.setStanding(tx, { userIds: atOnce, status: 'active', by: user.id, reason });
      const opened: string[] = [];
      for (const { id: userId, status } of deciders) {
        if (status === 'active') continue;
        const asked = { change: 'reinstatement' as const };
        opened.push(await proposeDeciderChange(tx, { userId, asked, reason, by: user.id }));
      }
      return opened;
    });
    return { workIds };
  });

  serve(app, resetSecondFactor, async ({ params: { id: userId }, body: { reason } }, { user }) => {
    if (userId === user.id) throw new BusinessError('user.yourself');
    const workIds = await keepingRules(db, async (tx) => {
      if (!(await users.lock(tx, [userId]))) throw new BusinessError('user.not-found');
      const [decider] = await users.decidersAmong(tx, [userId]);
      if (!decider) {
        await acts.resetSecondFactor(tx, { userId, by: user.id, reason });
        return [];
      }
      const asked = { change: 'second-factor' as const };
      return [await proposeDeciderChange(tx, { userId, asked, reason, by: user.id })];
    });
    return { workIds };
  });
}
