import {
  type ActionName,
  assignRoles,
  roles as builtInRoles,
  createRoles,
  deleteRoles,
  getRole,
  isDecider,
  listRoles,
  unassignRoles,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { type AuditActor, writeAudit } from '../../audit/index.ts';
import { type Assignment, giveRoles, requireAll, tellingWhomItChanges } from '../acts/give-roles.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { RoleRow, RolesRepository } from '../data/roles.repository.ts';
import type { ProposeDeciderChange } from '../decider-changes.ts';
import type { Notify } from '../identity.jobs.ts';
import type { UsersDeps } from './users.route.ts';

export interface RolesDeps extends UsersDeps {
  readonly roles: RolesRepository;
  readonly notify: Notify;
  readonly proposeDeciderChange: ProposeDeciderChange;
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
    const workIds = await keepingRules(db, async (tx) => {
      await requireAll(deps, tx, { roleNames, userIds });
      const deciders = await deps.users.decidersAmong(tx, userIds);
      // Another place is what a decider decides about, whichever role it is given with.
      const isPlace = Object.values(belonging).some((place) => place !== undefined);
      const isProposed = (id: string) => isDecider(roleNames) || (isPlace && deciders.some((own) => own.id === id));
      const atOnce = userIds.filter((id) => !isProposed(id));
      if (atOnce.length > 0) await giveRoles(deps, tx, { roleNames, userIds: atOnce, place, belonging, by: user.id });
      const opened: string[] = [];
      for (const userId of new Set(userIds.filter(isProposed))) {
        const asked = { change: 'roles' as const, roleNames, place, ...belonging };
        opened.push(await deps.proposeDeciderChange(tx, { userId, asked, by: user.id }));
      }
      return opened;
    });
    return { workIds };
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

async function writeRoles(
  tx: Transaction,
  actor: AuditActor,
  action: ActionName,
  names: readonly string[],
): Promise<void> {
  for (const name of new Set(names)) await writeAudit(tx, { actor, action, subject: `role:${name}` });
}

async function writeAssignment(
  tx: Transaction,
  actor: AuditActor,
  action: ActionName,
  { roleNames, userIds }: Assignment,
): Promise<void> {
  for (const id of new Set(userIds)) {
    await writeAudit(tx, { actor, action, subject: `user:${id}`, detail: { roleNames } });
  }
}

function present({ name, userCount }: RoleRow) {
  return { name, userCount, isBuiltIn: builtInRoles.some((role) => role === name) };
}
