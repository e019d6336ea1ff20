import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface Proposed {
  readonly expertSystemId: number | null;
  readonly agentTpui: string | null;
  readonly revenueHeadId: number | null;
  readonly basisPoints: number | null;
  readonly flatKobo: number | null;
  readonly capKobo: number | null;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly reason: string;
}

export async function insertTermChange(tx: Transaction, by: string, change: Proposed): Promise<string> {
  const { expertSystemId, agentTpui, revenueHeadId, basisPoints, flatKobo, capKobo, validFrom, validUntil } = change;
  const { id } = await tablesOf(tx)
    .insertInto('share_changes')
    .values({
      ...{
        party: expertSystemId === null ? ('agent' as const) : ('partner' as const),
        expert_system_id: expertSystemId,
      },
      ...{ agent_tpui: agentTpui, revenue_head_id: revenueHeadId, basis_points: basisPoints, flat_kobo: flatKobo },
      ...{ cap_kobo: capKobo, valid_from: validFrom, valid_until: validUntil },
      ...{ reason: change.reason, proposed_by: by },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface End {
  readonly validUntil: string;
  readonly reason: string;
  readonly by: string;
}

/** Of a row that is locked. */
export async function insertEndChange(tx: Transaction, termId: string, { validUntil, reason, by }: End) {
  const term = await tablesOf(tx)
    .selectFrom('share_terms')
    .select(['party', 'expert_system_id', 'agent_tpui', 'revenue_head_id'])
    .select(['basis_points', 'flat_kobo', 'cap_kobo', 'valid_from'])
    .where('id', '=', termId)
    .executeTakeFirstOrThrow();
  const { id } = await tablesOf(tx)
    .insertInto('share_changes')
    .values(({ val }) => ({
      ...{ ...term, party: val(term.party as 'agent' | 'partner') },
      ...{ ends_term_id: termId, valid_until: validUntil, reason, proposed_by: by },
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The days of a row. */
export function lockTerm(tx: Transaction, id: string) {
  return tablesOf(tx)
    .selectFrom('share_terms')
    .select(['valid_from as validFrom', 'valid_until as validUntil'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a row of the same subject, head and days stands. */
export async function overlaps(tx: Transaction, changeId: string): Promise<boolean> {
  const found = await tablesOf(tx)
    .selectFrom('share_changes as c')
    .innerJoin('share_terms as t', (join) =>
      join
        .on('t.expert_system_id', 'is not distinct from', ({ ref }) => ref('c.expert_system_id'))
        .on('t.agent_tpui', 'is not distinct from', ({ ref }) => ref('c.agent_tpui'))
        .on('t.revenue_head_id', 'is not distinct from', ({ ref }) => ref('c.revenue_head_id')),
    )
    .select('t.id')
    .where('c.id', '=', changeId)
    .where(
      ({ ref }) =>
        sql<boolean>`daterange(${ref('t.valid_from')}, ${ref('t.valid_until')}, '[]') && daterange(${ref('c.valid_from')}, ${ref('c.valid_until')}, '[]')`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

export function lockChange(tx: Transaction, id: string): Promise<{ readonly proposedBy: string } | undefined> {
  return tablesOf(tx)
    .selectFrom('share_changes')
    .select('proposed_by as proposedBy')
    .where('id', '=', id)
    .where('verdict', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function enactChange(tx: Transaction, id: string, verdict: string, by: string): Promise<void> {
  await tablesOf(tx)
    .selectNoFrom(sql<unknown>`enact_share_change(${id}::uuid, ${verdict}, ${by}::uuid)`.as('enacted'))
    .execute();
}
