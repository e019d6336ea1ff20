import type { Dismissal, EstimateLine, LeadReason, LeadState, MatchReason, SourceKind } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { RowFacts } from '../domain/estimate.ts';

function leadsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('leads as d')
    .innerJoin('intelligence_sources as s', 's.id', 'd.source_id')
    .leftJoin('source_rows as r', 'r.id', 'd.row_id')
    .leftJoin('source_files as f', 'f.id', 'r.file_id')
    .leftJoin('leads as i', 'i.id', 'd.merged_into')
    .leftJoin('lead_rules as u', (join) =>
      join.onRef('u.source_kind', '=', 'd.source_kind').onRef('u.reason', '=', 'd.reason'),
    )
    .select([
      'd.id',
      'd.number',
      'd.name',
      'd.tpui',
      'd.lga_id as lgaId',
      'd.office_id as officeId',
      'd.source_id as sourceId',
    ])
    .select([
      'd.low_kobo as lowKobo',
      'd.high_kobo as highKobo',
      'd.end_reason as endReason',
      'd.return_by as returnBy',
    ])
    .select(['d.discrepancy_id as discrepancyId', 'd.merged_into as mergedId', 'i.number as mergedNumber'])
    .select(['s.name as source', 'r.number as rowNumber', 'f.file_name as fileName'])
    .select(['r.phone', 'r.address', 'r.rc_number as rcNumber', 'r.is_person as isPerson', 'u.ended', 'u.dismissed'])
    .select([
      sql<SourceKind>`d.source_kind`.as('sourceKind'),
      sql<LeadReason>`d.reason`.as('reason'),
      sql<LeadState>`case when d.state = 'open' and d.claimed_by is not null then 'claimed' else d.state end`.as(
        'state',
      ),
      sql<Dismissal | null>`d.dismissal`.as('dismissal'),
      sql<EstimateLine[]>`d.working`.as('working'),
      sql<RowFacts | null>`r.facts`.as('facts'),
      sql<MatchReason[] | null>`(select m.reasons from row_matches m where m.row_id = d.row_id and m.tpui = d.tpui)`.as(
        'confidence',
      ),
      sql<string>`lagos_day(d.found_at)::text`.as('foundOn'),
      sql<string | null>`lagos_day(d.ended_at)::text`.as('endedOn'),
      sql<string | null>`named_person(d.ended_by)`.as('endedBy'),
      sql<string>`named_office(d.office_id)`.as('office'),
      sql<string | null>`named_area(d.lga_id)`.as('lga'),
      sql<string | null>`(select t.name from taxpayer_in_words(d.tpui) t)`.as('taxpayer'),
      sql<string | null>`(select t.says from taxpayer_in_words(d.tpui) t)`.as('registerSays'),
    ]);
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

export function findLead(on: Runner, id: string) {
  return leadsIn(on).where('d.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else ends it. */
export async function lockLead(tx: Transaction, id: string): Promise<LeadRow | undefined> {
  await tablesOf(tx).selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute();
  return findLead(tx, id);
}

export function leadNumbered(
  tx: Transaction,
  number: string,
): Promise<{ id: string; officeId: number; state: string } | undefined> {
  return tablesOf(tx)
    .selectFrom('leads')
    .select(['id', 'office_id as officeId', 'state'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

export interface EndedLead {
  readonly state: Exclude<LeadState, 'open' | 'claimed'>;
  /** Null: the portal, because the days of the source are over. */
  readonly by: string | null;
  readonly reason: string;
  readonly dismissal?: Dismissal;
  readonly tpui?: string;
  readonly discrepancyId?: string;
  readonly mergedInto?: string;
  readonly days?: number;
}

/** Answers the last day for a return, where one is asked for. */
export async function endLead(tx: Transaction, id: string, end: EndedLead): Promise<string | null> {
  const { state, by, reason, dismissal = null, tpui, discrepancyId = null, mergedInto = null, days } = end;
  const { returnBy } = await tablesOf(tx)
    .updateTable('leads')
    .set({
      ...{ state, ended_by: by, ended_at: sql<Date>`clock_timestamp()`, end_reason: reason, dismissal },
      ...{ discrepancy_id: discrepancyId, merged_into: mergedInto, ...(tpui !== undefined && { tpui }) },
      ...(days !== undefined && { return_by: sql<string>`lagos_today() + ${days}::int` }),
    })
    .where('id', '=', id)
    .returning('return_by as returnBy')
    .executeTakeFirstOrThrow();
  return returnBy;
}

/** The case it stands in. */
export function caseOfLead(on: Runner, id: string): Promise<{ workId: string; caseVersion: number } | undefined> {
  const cases = sql<{ id: string; subject: string }>`cases_about('lead', ${`lead:${id}`})`;
  return tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.id as workId')
    .select(({ ref }) => sql<number>`case_version('lead', ${ref('c.subject')})`.as('caseVersion'))
    .executeTakeFirst();
}

export interface NewTaxpayer {
  readonly name: string;
  readonly phone: string;
  readonly categoryId: number;
  readonly lgaId: number;
  readonly officeId: number;
}

/** Somebody of the register with this phone number whose name sounds alike. */
export async function isRegistered(tx: Transaction, { name, phone }: NewTaxpayer): Promise<boolean> {
  const found = sql<{ is: boolean }>`(select is_in_register(${phone}, ${name}) as is)`;
  const { is } = await tablesOf(tx)
    .selectFrom(found.as('f'))
    .select(sql<boolean>`f.is`.as('is'))
    .executeTakeFirstOrThrow();
  return is;
}

/** Enters somebody who has no account, as an import does; answers the TPUI. */
export async function registerKnown(tx: Transaction, person: NewTaxpayer): Promise<string> {
  const made = sql<{ tpui: string }>`register_known_taxpayers(${JSON.stringify([{ ...person, key: 'lead' }])}::jsonb)`;
  const { tpui } = await tablesOf(tx)
    .selectFrom(made.as('m'))
    .select(sql<string>`m.tpui`.as('tpui'))
    .executeTakeFirstOrThrow();
  return tpui;
}

export async function isKnownTaxpayer(on: Runner, tpui: string): Promise<boolean> {
  const found = sql<{ name: string }>`taxpayer_in_words(${tpui})`;
  return (await tablesOf(on).selectFrom(found.as('t')).select('t.name').executeTakeFirst()) !== undefined;
}
