import type { HeadAttribute, HeadTariff, listHeadTariffs, ParsedRequestOf, TariffRule } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { when } from '../../../../platform/lists/conditions.ts';
import { columnsOf } from '../../../../platform/lists/fragments.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { attributesColumn } from './head-forms.ts';

export type TariffRow = Omit<HeadTariff, 'mayDecide'>;

export interface ProposedTariff {
  readonly revenueHeadCode: string;
  readonly attributes: readonly HeadAttribute[];
  readonly rule: TariffRule;
  readonly validFrom: string;
  readonly basis: string;
  readonly submissionId: string;
}

type Run = Pick<Transaction, 'execute'>;

type Query = ParsedRequestOf<typeof listHeadTariffs>['query'];

const name = (person: SQL) => sql`(select person_name(u.first_name, u.last_name) from users u where u.id = ${person})`;
const moment = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const stateOf = sql`coalesce(w.state, 'released')`;

/** Versions with how their cases stand. */
const source: ListSource<TariffRow, Query['sortField']> = {
  from: sql`head_tariffs t join revenue_heads h on h.id = t.revenue_head_id join mdas m on m.id = h.mda_id
    left join work_items w on w.kind = 'tariff-release' and w.subject = 'tariff:' || t.id
    left join work_steps opened on opened.item_id = w.id and opened.number = 1
    left join work_steps last on last.item_id = w.id and last.number = w.version and w.version > 1`,
  key: { column: sql`t.id`, type: 'uuid' },
  select: {
    id: sql`t.id`,
    version: sql`t.version`,
    validFrom: sql`t.valid_from`,
    validTo: sql`t.valid_to`,
    basis: sql`t.basis`,
    isIllustrative: sql`t.is_illustrative`,
    revenueHeadCode: sql`h.code`,
    name: sql`h.name`,
    mdaId: sql`h.mda_id`,
    mda: sql`m.name`,
    rule: sql`t.rule`,
    attributes: attributesColumn,
    state: stateOf,
    caseVersion: sql`w.version`,
    proposedBy: name(sql`opened.user_id`),
    proposedAt: moment(sql`case when w.id is not null then t.proposed_at end`),
    decidedBy: name(sql`last.user_id`),
    decidedAt: moment(sql`w.closed_at`),
    reason: sql`case when w.state <> 'released' then last.reason end`,
  },
  sorts: { proposedAt: { column: sql`t.proposed_at`, type: 'timestamptz' } },
};
const ofMda = (mdaId: number | undefined) => when(mdaId, (own) => sql`h.mda_id = ${own}`);

/** Of an MDA, or of all; the newest first. */
export function listTariffs(
  db: Database,
  mdaId: number | undefined,
  { state, revenueHeadCode, ...query }: Query,
): Promise<Listed<TariffRow>> {
  const where = and(
    ofMda(mdaId),
    when(state, (wanted) => sql`${stateOf} = ${wanted}`),
    when(revenueHeadCode, (code) => sql`h.code = ${code}`),
  );
  return readList(db, source, query, where);
}

export async function findTariff(run: Run, id: string, mdaId: number | undefined): Promise<TariffRow | undefined> {
  const { rows } = await run.execute(
    sql`select ${columnsOf(source.select)} from ${source.from} where ${and(sql`t.id = ${id}`, ofMda(mdaId))}`,
  );
  return rows[0] as TariffRow | undefined;
}

/** The head of this MDA, locked: of two who propose at once the second sees what the first did. */
export async function lockHead(
  tx: Transaction,
  mdaId: number,
  code: string,
): Promise<{ id: number; waits: boolean } | undefined> {
  const { rows } = await tx.execute<{ id: number; waits: boolean }>(
    sql`select h.id, exists (
        select from head_tariffs t join work_items w on w.kind = 'tariff-release' and w.subject = 'tariff:' || t.id
        where t.revenue_head_id = h.id and w.closed_at is null) as waits
      from revenue_heads h where h.code = ${code} and h.mda_id = ${mdaId} for no key update of h`,
  );
  return rows[0];
}

/** The id of what this request proposed before. */
export async function findProposed(tx: Transaction, submissionId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from head_tariffs where submission_id = ${submissionId}`,
  );
  return rows[0]?.id;
}

export async function insertTariff(
  tx: Transaction,
  headId: number,
  { attributes, rule, validFrom, basis, submissionId }: ProposedTariff,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into head_tariffs (revenue_head_id, version, rule, basis, valid_from, submission_id)
      select ${headId}, coalesce(max(version), 0) + 1, ${JSON.stringify(rule)}::jsonb, ${basis}, ${validFrom}::date, ${submissionId}
      from head_tariffs where revenue_head_id = ${headId} returning id`,
  );
  const id = rows[0]?.id ?? '';
  for (const [at, { key, label, type, isRequired, options, least, most }] of attributes.entries()) {
    await tx.execute(
      sql`insert into head_attributes (tariff_id, position, key, label, type, is_required, options, least, most)
        values (${id}, ${at + 1}, ${key}, ${JSON.stringify(label)}::jsonb, ${type}, ${isRequired}, ${JSON.stringify(options)}::jsonb,
          ${least ?? null}, ${most ?? null})`,
    );
  }
  return id;
}

/** The database takes it for a proposal whose case is released, and refuses any other. */
export async function releaseTariff(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select release_head_tariff(${id})`);
}
