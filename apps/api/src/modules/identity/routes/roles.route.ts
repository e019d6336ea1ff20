import {
  assignRoles,
  roles as builtInRoles,
  createRoles,
  deleteRoles,
  getRole,
  listRoles,
  unassignRoles,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { presentPage } from '../../../platform/lists/read-list.ts';
import { type AuditActor, writeAudit } from '../../audit/index.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { RoleRow, RolesRepository } from '../data/roles.repository.ts';
import type { Notify } from '../identity.jobs.ts';
import type { UsersDeps } from './users.route.ts';

export interface RolesDeps extends UsersDeps {
  readonly roles: RolesRepository;
  readonly notify: Notify;
}

export function rolesRoutes(app: FastifyInstance, deps: RolesDeps): void {
  const { db, roles } = deps;

  serve(app, listRoles, async ({ query }) => {
    return presentPage(await roles.list(query), present);
  });

  serve(app, getRole, async ({ params }) => {
    const row = await roles.find(params.roleName);
    if (!row) throw new BusinessError('role.not-found');
    return present(row);
  });

  serve(app, createRoles, async ({ body: { roleNames } }, { user }) => {
    await keepingRules(db, async (tx) => {
      if (!(await roles.create(tx, roleNames))) throw new BusinessError('role.already-exists');
      await writeRoles(tx, { userId: user.id }, 'role.created', roleNames);
    });
    return {};
  });

  serve(app, deleteRoles, async ({ body: { roleNames } }, { user }) => {
    await keepingRules(db, async (tx) => {
      const deleted = await roles.delete(tx, roleNames);
      if (deleted !== new Set(roleNames).size) throw new BusinessError('role.not-found');
      await writeRoles(tx, { userId: user.id }, 'role.deleted', roleNames);
    });
    return {};
  });

  serve(app, assignRoles, async ({ body: { place, roleNames, userIds, ...belonging } }, { user }) => {
    const assignment = { roleNames, userIds };
    await keepingRules(db, async (tx) => {
      await requireAll(deps, tx, assignment);
      await tellingWhomItChanges(deps, tx, userIds, async () => {
        await roles.assign(tx, assignment, place);
        await roles.settle(tx, userIds, belonging);
      });
      await writeAssignment(tx, { userId: user.id }, 'role.assigned', assignment, { place, ...belonging });
    });
    return {};
  });

  serve(app, unassignRoles, async ({ body }, { user }) => {
    await keepingRules(db, async (tx) => {
      await requireAll(deps, tx, body);
      await tellingWhomItChanges(deps, tx, body.userIds, async () => {
        await roles.unassign(tx, body);
        await roles.settle(tx, body.userIds, {});
      });
      await writeAssignment(tx, { userId: user.id }, 'role.unassigned', body);
    });
    return {};
  });
}

interface Assignment {
  readonly roleNames: readonly string[];
  readonly userIds: readonly string[];
}

async function requireAll(
  { users, roles }: RolesDeps,
  tx: Transaction,
  { roleNames, userIds }: Assignment,
): Promise<void> {
  if (!(await roles.exist(tx, roleNames))) throw new BusinessError('role.not-found');
  if (!(await users.lock(tx, userIds))) throw new BusinessError('user.not-found');
}

/** They are signed out as well; whoever has the same roles as before, in the same order and place, notices nothing. */
async function tellingWhomItChanges(
  { roles, notify }: RolesDeps,
  tx: Transaction,
  userIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const before = await roles.held(tx, userIds);
  await change();
  const after = await roles.held(tx, userIds);
  for (const id of new Set(userIds)) {
    if (before.get(id) !== after.get(id)) await notify(tx, id, 'roles-changed');
  }
}

async function writeRoles(tx: Transaction, actor: AuditActor, action: string, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) await writeAudit(tx, { actor, action, subject: `role:${name}` });
}

async function writeAssignment(
  tx: Transaction,
  actor: AuditActor,
  action: string,
  { roleNames, userIds }: Assignment,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const id of new Set(userIds)) {
    await writeAudit(tx, { actor, action, subject: `user:${id}`, detail: { roleNames, ...detail } });
  }
}

function present({ name, userCount }: RoleRow) {
  return { name, userCount, isBuiltIn: builtInRoles.some((role) => role === name) };
}
