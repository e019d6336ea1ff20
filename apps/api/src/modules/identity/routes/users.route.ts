import { deleteUsers, getUser, listUsers, type User } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { presentPage } from '../../../platform/lists/read-list.ts';
import { writeAudit } from '../../audit/index.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { UserRow, UsersRepository } from '../data/users.repository.ts';

/** What the rest of the portal keeps about people whose accounts the transaction deletes. */
export type ForgetPeople = (transaction: Transaction, userIds: readonly string[]) => Promise<void>;

export interface UsersDeps {
  readonly db: Database;
  readonly users: UsersRepository;
  readonly forgetPeople: ForgetPeople;
}

export function usersRoutes(app: FastifyInstance, { db, users, forgetPeople }: UsersDeps): void {
  serve(app, listUsers, async ({ query }) => {
    return presentPage(await users.list(query), presentUser);
  });

  serve(app, getUser, async ({ params }) => {
    const row = await users.find(params.id);
    if (!row) throw new BusinessError('user.not-found');
    return { ...presentUser(row), registration: (await users.findRegistration(params.id)) ?? null };
  });

  serve(app, deleteUsers, async ({ body: { userIds } }, { user }) => {
    await keepingRules(db, async (tx) => {
      if (!(await users.lock(tx, userIds))) throw new BusinessError('user.not-found');
      await users.delete(tx, userIds);
      await forgetPeople(tx, userIds);
      for (const id of new Set(userIds)) {
        await writeAudit(tx, { actor: { userId: user.id }, action: 'user.deleted', subject: `user:${id}` });
      }
    });
    return {};
  });
}

export function presentUser({ createdAt, ...row }: UserRow): User {
  return { ...row, userRole: row.roles[0] ?? '', createdAt: createdAt.toISOString() };
}
