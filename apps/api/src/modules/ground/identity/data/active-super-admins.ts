import { sql } from 'kysely';
import type { Runner } from '../../../../platform/db/tables-of.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** How many can act as such now. */
export async function countActiveSuperAdmins(on: Runner): Promise<number> {
  const { active } = await tablesOf(on)
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('active'))
    .where('status', '=', 'active')
    .where(sql<string>`active_role(id)`, '=', 'SuperAdmin')
    .executeTakeFirstOrThrow();
  return Number(active);
}

/** Their ids, for whoever has to tell them something. */
export async function activeSuperAdmins(on: Runner): Promise<readonly string[]> {
  const found = await tablesOf(on)
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<string>`active_role(id)`, '=', 'SuperAdmin')
    .execute();
  return found.map(({ id }) => id);
}
