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

/** Of these codes those that are valid today and whose expert system is not suspended. */
export async function codesInForce(run: Runner, engineCodeIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (engineCodeIds.length === 0) return new Set();
  const rows = await tablesOf(run)
    .selectFrom('engine_codes as g')
    .innerJoin('expert_systems as s', 's.id', 'g.expert_system_id')
    .select('g.id')
    .where('g.id', 'in', engineCodeIds)
    .where('s.suspended_at', 'is', null)
    .where((eb) => eb.or([eb('g.revoked_on', 'is', null), eb('g.revoked_on', '>', sql<string>`lagos_today()`)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whom the service writes to about an expert system; empty while nobody is entered. */
export async function contactOf(run: Runner, expertSystemId: number): Promise<string> {
  const found = await tablesOf(run)
    .selectFrom('expert_systems')
    .select('contact_email as email')
    .where('id', '=', expertSystemId)
    .executeTakeFirst();
  return found?.email ?? '';
}
