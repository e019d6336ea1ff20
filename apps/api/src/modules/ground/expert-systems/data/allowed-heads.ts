import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface AllowedHead {
  readonly code: string;
  readonly name: string;
  readonly mda: string;
}

/** What an expert system may bill today; without any head of its own it is not limited yet (docs/decisions/0440). */
export async function allowedHeads(run: Runner, expertSystemId: number): Promise<readonly AllowedHead[]> {
  return await tablesOf(run)
    .selectFrom('revenue_heads as h')
    .innerJoin('mdas as m', 'm.id', 'h.mda_id')
    .select(['h.code', 'h.name', 'm.name as mda'])
    .where('h.is_active', '=', true)
    .where(({ ref }) => {
      const own = sql`select from expert_system_heads where expert_system_id = ${expertSystemId}`;
      return sql<boolean>`(exists (${own} and revenue_head_id = ${ref('h.id')}) or not exists (${own}))`;
    })
    .orderBy('h.code')
    .execute();
}

/** Codes with which it may raise bills today. */
export async function validCodes(
  run: Runner,
  expertSystemId: number,
): Promise<readonly { readonly id: number; readonly code: string }[]> {
  return await tablesOf(run)
    .selectFrom('engine_codes')
    .select(['id', 'code'])
    .where('expert_system_id', '=', expertSystemId)
    .where((eb) => eb.or([eb('revoked_on', 'is', null), eb('revoked_on', '>', sql<string>`lagos_today()`)]))
    .orderBy('id')
    .execute();
}
