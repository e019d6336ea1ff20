import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface MirroredSystem {
  readonly id: number;
  readonly name: string;
  readonly engineCodeId: number;
  readonly engineCode: string;
  /** Codes, which mean the same in both databases; none: it is not limited. */
  readonly heads: readonly string[];
}

/** What test mode needs of an expert system: no person, no contact, no paper. Undefined when the code is not its own, or is revoked. */
export async function systemToMirror(
  run: Runner,
  id: number,
  engineCodeId: number,
): Promise<MirroredSystem | undefined> {
  const found = await tablesOf(run)
    .selectFrom('expert_systems as s')
    .innerJoin('engine_codes as g', 'g.expert_system_id', 's.id')
    .select(['s.id', 's.name', 'g.id as engineCodeId', 'g.code as engineCode'])
    .select(
      sql<string[]>`array(select h.code from expert_system_heads e join revenue_heads h on h.id = e.revenue_head_id
        where e.expert_system_id = s.id)`.as('heads'),
    )
    .where('s.id', '=', id)
    .where('g.id', '=', engineCodeId)
    .where((eb) => eb.or([eb('g.revoked_on', 'is', null), eb('g.revoked_on', '>', sql<string>`lagos_today()`)]))
    .executeTakeFirst();
  return found;
}

/** Into the database of test mode, under the same numbers; what is there already is brought up to date. */
export async function mirrorExpertSystem(tx: Transaction, system: MirroredSystem): Promise<void> {
  const { id, name, engineCodeId, engineCode, heads } = system;
  const tables = tablesOf(tx);
  await tables
    .insertInto('expert_systems')
    .values({ id, name })
    .onConflict((at) => at.column('id').doUpdateSet({ name }))
    .execute();
  await tables
    .insertInto('engine_codes')
    .values({ id: engineCodeId, expert_system_id: id, code: engineCode })
    .onConflict((at) => at.column('id').doNothing())
    .execute();
  await tables.deleteFrom('expert_system_heads').where('expert_system_id', '=', id).execute();
  if (heads.length > 0)
    await tables
      .insertInto('expert_system_heads')
      .columns(['expert_system_id', 'revenue_head_id'])
      .expression((eb) =>
        eb
          .selectFrom('revenue_heads as h')
          .select([sql<number>`${id}::int`.as('expert_system_id'), 'h.id'])
          .where('h.code', 'in', [...heads])
          .where('h.is_active', '=', true),
      )
      .execute();
}
