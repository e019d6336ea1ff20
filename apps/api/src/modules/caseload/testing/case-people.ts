import type { Capacity, Role, WorkPerson } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { givenUser } from '../../../testing/given-user.ts';

const office = 6;

/** One person for each way of acting on a case of office 6, a second Manager and SuperAdmin, and leave cover between the Managers. */
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
  const officers = await Promise.all([person('Tax Officer'), person('Tax Officer'), person('Tax Office Director')]);
  const [manager, cover, legal] = [
    await person('Tax Office Manager'),
    await person('Tax Office Manager'),
    await person('Tax Office Director', ['legal']),
  ];
  await db.$client.query(`insert into work_capacities (user_id, capacity, given_by) values ($1, 'legal', $2)`, [
    legal.userId,
    others[2]?.userId,
  ]);
  await db.$client.query(
    `insert into work_covers (absent_id, cover_id, from_day, until_day, entered_by) values ($1, $2, current_date - 3, current_date + 3, $1)`,
    [manager.userId, cover.userId],
  );
  return [
    'system',
    ...others,
    ...officers,
    manager,
    cover,
    legal,
    { ...manager, userId: cover.userId, onBehalfOf: manager.userId },
  ];
}
