import { getUser, listUsers, type User } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import type { UserRow, UsersRepository } from '../data/users.repository.ts';

export interface UsersDeps {
  readonly db: Database;
  readonly users: UsersRepository;
}

export function usersRoutes(app: FastifyInstance, { users }: UsersDeps): void {
  serve(app, listUsers, async ({ query }) => {
    return presentPage(await users.list(query), presentUser);
  });

  serve(app, getUser, async ({ params }) => {
    const row = await users.find(params.id);
    if (!row) throw new BusinessError('user.not-found');
    return { ...presentUser(row), registration: (await users.findRegistration(params.id)) ?? null };
  });
}

export function presentUser({ createdAt, ...row }: UserRow): User {
  return { ...row, userRole: row.roles[0] ?? '', createdAt: createdAt.toISOString() };
}
