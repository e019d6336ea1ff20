import type { SourceKind, SourceRecord, sourceStates } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { SourceRow } from '../domain/read-source-row.ts';

const person = (column: string) => sql<string>`named_person(${sql.ref(column)})`;
const rowsWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from source_rows r where r.source_id = s.id and ${condition})`;
const leadsWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from leads l where l.source_id = s.id and ${condition})`;

function sourcesIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('intelligence_sources as s')
    .select(['s.id', 's.name', 's.owner', 's.from_day as fromDay', 's.keep_until as keepUntil', 's.purpose', 's.holds'])
    .select(['s.risks', 's.safeguards', 's.legal_basis as legalBasis', 's.recorded_by as recordedById'])
    .select([
      sql<SourceKind>`s.kind`.as('kind'),
      sql<
        (typeof sourceStates)[number]
      >`case when s.ended_at is not null then 'ended' when s.approved_at is null then 'recorded' else 'in-force' end`.as(
        'state',
      ),
      sql<boolean>`s.approved_at is not null and s.ended_at is null and lagos_today() between s.from_day and s.keep_until`.as(
        'isInForce',
      ),
      sql<number>`open_office(s.office_id)`.as('officeId'),
      sql<string>`named_office(s.office_id)`.as('office'),
      rowsWhere(sql`true`).as('rows'),
      rowsWhere(sql`r.outcome = 'waiting'`).as('waiting'),
      rowsWhere(sql`r.outcome = 'joined'`).as('joined'),
      rowsWhere(sql`r.outcome = 'asked'`).as('asked'),
      leadsWhere(sql`true`).as('leads'),
      leadsWhere(sql`l.state = 'dismissed'`).as('dismissed'),
      leadsWhere(sql`l.state not in ('open', 'dismissed')`).as('followed'),
      person('s.recorded_by').as('recordedBy'),
      person('s.approved_by').as('approvedBy'),
      sql<string>`lagos_day(s.recorded_at)::text`.as('recordedOn'),
      sql<string | null>`lagos_day(s.approved_at)::text`.as('approvedOn'),
      sql<string | null>`lagos_day(s.ended_at)::text`.as('endedOn'),
    ]);
}

export type SourceFound = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** Those in force first, then by name. */
export function listSourcesIn(on: Runner) {
  return sourcesIn(on).orderBy(sql`s.ended_at is not null`).orderBy('s.name').orderBy('s.id').execute();
}

export function findSource(on: Runner, id: string) {
  return sourcesIn(on).where('s.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else approves or ends it. */
export async function lockSource(tx: Transaction, id: string): Promise<SourceFound | undefined> {
  await tablesOf(tx).selectFrom('intelligence_sources').select('id').where('id', '=', id).forUpdate().execute();
  return findSource(tx, id);
}

export function filesOf(on: Runner, sourceId: string): Promise<SourceRecord['files']> {
  return tablesOf(on)
    .selectFrom('source_files as f')
    .select(['f.id', 'f.file_name as fileName', 'f.rows', 'f.refused'])
    .select([person('f.taken_by').as('takenBy'), sql<string>`lagos_day(f.taken_at)::text`.as('takenOn')])
    .where('f.source_id', '=', sourceId)
    .orderBy('f.taken_at', 'desc')
    .execute();
}

interface NewSource {
  readonly kind: SourceKind;
  readonly name: string;
  readonly owner: string;
  readonly fromDay: string;
  readonly keepUntil: string;
  readonly legalBasis: string;
  readonly purpose: string;
  readonly holds: string;
  readonly risks: string;
  readonly safeguards: string;
}

export async function insertSource(tx: Transaction, source: NewSource, by: string): Promise<string> {
  const { kind, name, owner, purpose, holds, risks, safeguards } = source;
  const { id } = await tablesOf(tx)
    .insertInto('intelligence_sources')
    .values({
      ...{ kind, name, owner, purpose, holds, risks, safeguards, legal_basis: source.legalBasis },
      ...{ from_day: source.fromDay, keep_until: source.keepUntil, recorded_by: by },
      office_id: sql<number>`office_of_person(${by}::uuid)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const now = sql<Date>`clock_timestamp()`;

export async function approveIn(tx: Transaction, id: string, by: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('intelligence_sources')
    .set({ approved_by: by, approved_at: now })
    .where('id', '=', id)
    .execute();
}

export async function endIn(tx: Transaction, id: string): Promise<void> {
  await tablesOf(tx).updateTable('intelligence_sources').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Areas of the state by their names in small letters. */
export async function areasByName(on: Runner): Promise<ReadonlyMap<string, number>> {
  const areas = sql<{ id: number; name: string }>`areas_of_state()`;
  const rows = await tablesOf(on).selectFrom(areas.as('a')).select(['a.id', 'a.name']).execute();
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

export async function insertFile(
  tx: Transaction,
  file: { sourceId: string; fileName: string; digest: Buffer; rows: number; refused: number; by: string },
): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('source_files')
    .values({
      ...{ source_id: file.sourceId, file_name: file.fileName, content_digest: file.digest },
      ...{ rows: file.rows, refused: file.refused, taken_by: file.by },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type SealedRow = Omit<SourceRow, 'identity' | 'problems'> & {
  /** Hexadecimal, null where there is none. */
  readonly identityIndex: string | null;
  readonly identityLast4: string;
};

/** Rows of a file; a row without an area is followed by the office of its source. */
export async function insertFileRows(
  tx: Transaction,
  of: { readonly sourceId: string; readonly fileId: string; readonly officeId: number },
  rows: readonly SealedRow[],
): Promise<void> {
  const made = sql<{
    name: string;
  }>`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (number int, "isPerson" boolean, name text,
    phone text, tpui text, "rcNumber" text, "identityIndex" text, "identityLast4" text, address text, "lgaId" int, facts jsonb))`;
  await tablesOf(tx)
    .insertInto('source_rows')
    .columns([
      ...([
        'source_id',
        'file_id',
        'number',
        'is_person',
        'name',
        'phone',
        'tpui',
        'rc_number',
        'identity_index',
      ] as const),
      ...(['identity_last4', 'address', 'lga_id', 'office_id', 'facts'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom(made.as('n'))
        .select([
          sql<string>`${of.sourceId}::uuid`.as('source_id'),
          sql<string>`${of.fileId}::uuid`.as('file_id'),
          sql<number>`n.number`.as('number'),
          sql<boolean | null>`n."isPerson"`.as('is_person'),
          sql<string>`n.name`.as('name'),
          sql<string>`n.phone`.as('phone'),
          sql<string>`n.tpui`.as('tpui'),
          sql<string>`n."rcNumber"`.as('rc_number'),
          sql<Buffer | null>`decode(n."identityIndex", 'hex')`.as('identity_index'),
          sql<string>`n."identityLast4"`.as('identity_last4'),
          sql<string>`n.address`.as('address'),
          sql<number | null>`n."lgaId"`.as('lga_id'),
          sql<number>`coalesce(office_of_lga(n."lgaId"), ${of.officeId}::smallint)`.as('office_id'),
          sql<string>`n.facts`.as('facts'),
        ]),
    )
    .execute();
}

/** The source of tips that is in force today. */
export async function tipsSource(on: Runner): Promise<string | undefined> {
  const found = await tablesOf(on)
    .selectFrom('intelligence_sources')
    .select('id')
    .where('kind', '=', 'tips')
    .where('approved_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`lagos_today() between from_day and keep_until`)
    .executeTakeFirst();
  return found?.id;
}
