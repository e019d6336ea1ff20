import type { Belonging } from '@portal/contracts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { writeAudit } from '../../audit/index.ts';
import type { RolesRepository } from '../data/roles.repository.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import type { ByTwo } from '../decider-changes.ts';
import type { Notify } from '../identity.jobs.ts';

export interface RoleActsDeps {
  readonly users: UsersRepository;
  readonly roles: RolesRepository;
  readonly notify: Notify;
}

export interface Assignment {
  readonly roleNames: readonly string[];
  readonly userIds: readonly string[];
}

interface GivenRoles extends Assignment {
  readonly place: 'first' | 'last';
  /** Where the roles that belong somewhere are held. */
  readonly belonging: Belonging;
  readonly by: string;
  readonly byTwo?: ByTwo;
}

/** Locks the people; who is not there, or a role that is none, is refused. */
export async function giveRoles(
  deps: RoleActsDeps,
  tx: Transaction,
  { place, belonging, by, byTwo = {}, ...assignment }: GivenRoles,
): Promise<void> {
  const { roleNames, userIds } = assignment;
  await requireAll(deps, tx, assignment);
  await tellingWhomItChanges(deps, tx, userIds, async () => {
    await deps.roles.assign(tx, { roleNames, userIds }, place);
    await deps.roles.settle(tx, userIds, belonging);
  });
  for (const id of new Set(userIds)) {
    const [actor, subject] = [{ userId: by }, `user:${id}`];
    await writeAudit(tx, {
      ...{ actor, action: 'role.assigned', subject },
      detail: { roleNames, place, ...belonging, ...byTwo },
    });
  }
}

export async function requireAll(
  { users, roles }: RoleActsDeps,
  tx: Transaction,
  { roleNames, userIds }: Assignment,
): Promise<void> {
  if (!(await roles.exist(tx, roleNames))) throw new BusinessError('role.not-found');
  if (!(await users.lock(tx, userIds))) throw new BusinessError('user.not-found');
}

/** They are signed out as well; whoever has the same roles as before, in the same order and place, notices nothing. */
export async function tellingWhomItChanges(
  { roles, notify }: RoleActsDeps,
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
