import type { HeadAttribute, HeadTariff, TariffRule } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { attributesColumn, tariffColumns } from './head-forms.ts';

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

export interface TariffChoice {
  readonly id?: string;
  readonly mdaId?: number | undefined;
  readonly state?: HeadTariff['state'] | undefined;
  readonly revenueHeadCode?: string | undefined;
}

/** Versions with how their cases stand, the newest first. */
export async function readTariffs(run: Run, { id, mdaId, state, revenueHeadCode }: TariffChoice): Promise<TariffRow[]> {
  const name = (person: SQL) =>
    sql`(select trim(u.first_name || ' ' || u.last_name) from users u where u.id = ${person})`;
  const moment = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const stateOf = sql`coalesce(w.state, 'released')`;
  const { rows } = await run.execute(
    sql`select ${tariffColumns}, h.code as "revenueHeadCode", h.name, h.mda_id as "mdaId", m.name as mda, t.rule,
        ${attributesColumn} as attributes, ${stateOf} as state, ${name(sql`opened.user_id`)} as "proposedBy",
        ${moment(sql`case when w.id is not null then t.proposed_at end`)} as "proposedAt", ${name(sql`last.user_id`)} as "decidedBy", ${moment(sql`w.closed_at`)} as "decidedAt",
        case when w.state <> 'released' then last.reason end as reason
      from head_tariffs t join revenue_heads h on h.id = t.revenue_head_id join mdas m on m.id = h.mda_id
      left join work_items w on w.kind = 'tariff-release' and w.subject = 'tariff:' || t.id
      left join work_steps opened on opened.item_id = w.id and opened.number = 1
      left join work_steps last on last.item_id = w.id and last.number = w.version and w.version > 1
      where ${id === undefined ? sql`true` : sql`t.id = ${id}`} and ${mdaId === undefined ? sql`true` : sql`h.mda_id = ${mdaId}`}
        and ${state === undefined ? sql`true` : sql`${stateOf} = ${state}`}
        and ${revenueHeadCode === undefined ? sql`true` : sql`h.code = ${revenueHeadCode}`}
      order by t.proposed_at desc, t.id desc limit 500`,
  );
  return rows as unknown as TariffRow[];
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
