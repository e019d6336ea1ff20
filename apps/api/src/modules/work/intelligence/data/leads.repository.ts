import type { LeadReason, SourceKind } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { RowFacts } from '../domain/estimate.ts';

export interface RowToFollow {
  readonly id: string;
  readonly sourceId: string;
  readonly kind: SourceKind;
  readonly isPerson: boolean | null;
  readonly name: string;
  readonly facts: RowFacts;
  readonly tpui: string | null;
  readonly lgaId: number | null;
  readonly officeId: number;
  readonly score: number | null;
  /** Of the taxpayer it was joined with. */
  readonly isTaxpayerPerson: boolean | null;
}

/** The next rows whose outcome is known and of which nobody decided whether a lead follows; locked. */
export function takeToFollow(tx: Transaction, most: number): Promise<readonly RowToFollow[]> {
  return tablesOf(tx)
    .selectFrom('source_rows as r')
    .innerJoin('intelligence_sources as s', 's.id', 'r.source_id')
    .leftJoin('row_matches as m', (join) => join.onRef('m.row_id', '=', 'r.id').onRef('m.tpui', '=', 'r.joined_tpui'))
    .select(['r.id', 'r.source_id as sourceId', 'r.is_person as isPerson', 'r.name', 'r.joined_tpui as tpui'])
    .select(['r.lga_id as lgaId', 'm.score'])
    .select([
      sql<SourceKind>`s.kind`.as('kind'),
      sql<RowFacts>`r.facts`.as('facts'),
      sql<number>`open_office(coalesce(m.office_id, r.office_id))`.as('officeId'),
      sql<boolean | null>`(select t.is_person from taxpayer_in_words(r.joined_tpui) t)`.as('isTaxpayerPerson'),
    ])
    .where('r.is_followed', '=', false)
    .where('r.outcome', 'in', ['joined', 'apart'])
    .where('s.ended_at', 'is', null)
    .orderBy('r.id')
    .limit(most)
    .forUpdate('r')
    .skipLocked()
    .execute();
}

export interface Filing {
  readonly tpui: string;
  readonly filesSomething: boolean;
  readonly filesConsumption: boolean;
}

export function filingOf(tx: Transaction, tpuis: readonly string[]): Promise<readonly Filing[]> {
  const filed = sql<{ tpui: string }>`filing_of(${sql.val([...tpuis])}::text[])`;
  return tablesOf(tx)
    .selectFrom(filed.as('f'))
    .select([
      sql<string>`f.tpui`.as('tpui'),
      sql<boolean>`f.files_something`.as('filesSomething'),
      sql<boolean>`f.files_consumption`.as('filesConsumption'),
    ])
    .execute();
}

export interface NewLead {
  readonly sourceId: string;
  readonly rowId: string;
  readonly kind: SourceKind;
  readonly reason: LeadReason;
  readonly name: string;
  readonly tpui: string | null;
  readonly lgaId: number | null;
  readonly officeId: number;
  readonly score: number | null;
  readonly lowKobo: number;
  readonly highKobo: number;
  readonly worthKobo: number;
  readonly working: unknown;
}

/** Opens leads; a taxpayer who has an open one of the same reason gets no second. Answers those that were opened. */
export function insertLeads(
  tx: Transaction,
  leads: readonly NewLead[],
): Promise<readonly { id: string; number: string; officeId: number; tpui: string | null }[]> {
  const made = sql<{
    name: string;
  }>`(select * from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as n ("sourceId" uuid, "rowId" uuid, kind text,
    reason text, name text, tpui text, "lgaId" int, "officeId" smallint, score int, "lowKobo" bigint, "highKobo" bigint, "worthKobo" bigint, working jsonb))`;
  return tablesOf(tx)
    .insertInto('leads')
    .columns([
      ...([
        'number',
        'source_id',
        'row_id',
        'source_kind',
        'reason',
        'name',
        'tpui',
        'lga_id',
        'office_id',
        'score',
      ] as const),
      ...(['low_kobo', 'high_kobo', 'worth_kobo', 'working'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom(made.as('n'))
        .select([
          sql<string>`next_lead_number()`.as('number'),
          sql<string>`n."sourceId"`.as('source_id'),
          sql<string>`n."rowId"`.as('row_id'),
          sql<string>`n.kind`.as('source_kind'),
          sql<string>`n.reason`.as('reason'),
          sql<string>`n.name`.as('name'),
          sql<string | null>`n.tpui`.as('tpui'),
          sql<number | null>`n."lgaId"`.as('lga_id'),
          sql<number>`n."officeId"`.as('office_id'),
          sql<number | null>`n.score`.as('score'),
          sql<number>`n."lowKobo"`.as('low_kobo'),
          sql<number>`n."highKobo"`.as('high_kobo'),
          sql<number>`n."worthKobo"`.as('worth_kobo'),
          sql<string>`n.working`.as('working'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number', 'office_id as officeId', 'tpui'])
    .execute();
}

export async function markFollowed(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tablesOf(tx)
    .updateTable('source_rows')
    .set({ is_followed: true })
    .where('id', '=', sql<string>`any (${sql.val([...ids])}::uuid[])`)
    .execute();
}

export interface RuleCounts {
  readonly sourceKind: SourceKind;
  readonly reason: LeadReason;
  readonly ended: number;
  readonly dismissed: number;
}

export function ruleCounts(on: Runner): Promise<readonly RuleCounts[]> {
  return tablesOf(on)
    .selectFrom('lead_rules')
    .select(['ended', 'dismissed'])
    .select([sql<SourceKind>`source_kind`.as('sourceKind'), sql<LeadReason>`reason`.as('reason')])
    .execute();
}

/** How a lead of a rule ended, counted. */
export async function countEnd(
  tx: Transaction,
  rule: { kind: SourceKind; reason: LeadReason; isDismissed: boolean },
): Promise<void> {
  const dismissed = rule.isDismissed ? 1 : 0;
  await tablesOf(tx)
    .insertInto('lead_rules')
    .values({ source_kind: rule.kind, reason: rule.reason, ended: 1, dismissed })
    .onConflict((conflict) =>
      conflict.columns(['source_kind', 'reason']).doUpdateSet((eb) => ({
        ended: eb('lead_rules.ended', '+', 1),
        dismissed: eb('lead_rules.dismissed', '+', dismissed),
      })),
    )
    .execute();
}

/** A lead somebody told of; undefined when this taxpayer has an open one. */
export function insertToldLead(
  tx: Transaction,
  sourceId: string,
  { name, tpui, lgaId, officeId }: Pick<NewLead, 'name' | 'tpui' | 'lgaId' | 'officeId'>,
): Promise<{ id: string; number: string } | undefined> {
  return tablesOf(tx)
    .insertInto('leads')
    .values({
      ...{ number: sql<string>`next_lead_number()`, source_id: sourceId, source_kind: 'tips', reason: 'told-of' },
      ...{ name, tpui, lga_id: lgaId, office_id: officeId, low_kobo: 0, high_kobo: 0, worth_kobo: 0, working: '[]' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
}
