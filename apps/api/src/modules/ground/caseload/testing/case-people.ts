import { type Capacity, deciderWaitHours, type Role, type WorkPerson } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { asFounded } from '../../../../testing/as-founded.ts';
import { givenDeciderChange } from '../../../../testing/given-decider-change.ts';
import { givenUser } from '../../../../testing/given-user.ts';

const office = 6;

/** One person for each way of acting on a case of office 6, a second Manager, Director and SuperAdmin, leave cover between the Managers, and SuperAdmins whom
 * the first of them proposed an hour and ten days ago. */
export async function givenCasePeople(db: Database): Promise<readonly (WorkPerson | 'system')[]> {
  const person = async (role: Role, capacities: readonly Capacity[] = []): Promise<WorkPerson> => ({
    userId: await givenUser(db, { roles: [role], taxOfficeId: office }),
    role,
    capacities,
  });
  const roles = [
    ...(['Admin', 'Administrator', 'SuperAdmin', 'SuperAdmin', 'Governor', 'Individual', 'MDA User'] as const),
    'Expert System' as const,
  ];
  const others = await Promise.all(roles.map((role) => person(role)));
  const officers = await Promise.all([
    person('Tax Officer'),
    person('Tax Officer'),
    person('Tax Office Director'),
    person('Tax Office Director'),
  ]);
  const [manager, cover, legal] = [
    await person('Tax Office Manager'),
    await person('Tax Office Manager'),
    await person('Tax Office Director', ['legal']),
  ];
  await asFounded(db, `insert into work_capacities (user_id, capacity, given_by) values ($1, 'legal', $2)`, [
    legal.userId,
    others[2]?.userId,
  ]);
  await db.$client.query(
    `insert into work_covers (absent_id, cover_id, from_day, until_day, entered_by) values ($1, $2, (now() at time zone 'Africa/Lagos')::date - 3, (now() at time zone 'Africa/Lagos')::date + 3, $1)`,
    [manager.userId, cover.userId],
  );
  const made = async (hoursAgo: number): Promise<WorkPerson> => {
    const maker = others[2]?.userId ?? '';
    const own = await person('SuperAdmin');
    const at = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
    await givenDeciderChange(db, { userId: own.userId, proposedBy: maker, at });
    return { ...own, isWaiting: hoursAgo < deciderWaitHours, makers: [maker] };
  };
  const [waiting, recent] = [await made(1), await made(240)];
  return [
    'system',
    ...others,
    ...officers,
    manager,
    cover,
    legal,
    waiting,
    recent,
    { ...manager, userId: cover.userId, onBehalfOf: manager.userId },
  ];
}
