import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Under which name somebody is shown to others; null where there is none. */
export async function nameOfActor(on: Runner, userId: string): Promise<string | null> {
  const { name } = await tablesOf(on)
    .selectNoFrom(sql<string | null>`reading.name_of_actor(${`user:${userId}`})`.as('name'))
    .executeTakeFirstOrThrow();
  return name;
}
