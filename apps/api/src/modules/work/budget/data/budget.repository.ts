import type { enterStatement, enterTargets, listTargets, RequestOf, ResponseOf, Statement } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

type Run = Pick<Transaction, 'execute'>;
type TargetVersion = ResponseOf<typeof listTargets>[number];

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The newest of each kind. */
export async function readStatements(run: Run, year: number): Promise<Statement[]> {
  const { rows } = await run.execute(sql`
    select distinct on (kind) kind, year, value, office, stated_on::text as "statedOn", document, ${moment('entered_at')} as "enteredAt"
    from fiscal_statements where year = ${year} order by kind, id desc`);
  return (rows as unknown as Statement[]).map((row) => ({ ...row, value: Number(row.value) }));
}

export async function insertStatement(
  run: Run,
  { kind, year, value, office, statedOn, document }: RequestOf<typeof enterStatement>['body'],
  by: string,
): Promise<void> {
  await run.execute(sql`
    insert into fiscal_statements (kind, year, value, office, stated_on, document, entered_by)
    values (${kind}, ${year}, ${value}, ${office}, ${statedOn}, ${document}, ${by})`);
}

/** Versions of a year with the targets of its MDAs, the newest first. Months are added up. */
export async function readTargets(run: Run, year: number): Promise<TargetVersion[]> {
  const { rows } = await run.execute(sql`
    select t.year, t.version, min(t.source) as source, ${sql.raw(`to_char(max(t.entered_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)} as "enteredAt",
      coalesce(sum(t.kobo) filter (where t.mda_id is null and t.revenue_head_id is null),
        sum(t.kobo) filter (where t.mda_id is not null), 0)::bigint as "totalKobo",
      coalesce((select json_agg(json_build_object('mdaId', of_mda.mda_id, 'mda', m.name, 'kobo', of_mda.kobo) order by of_mda.kobo desc)
        from (select r.mda_id, sum(r.kobo) as kobo from revenue_targets r
          where r.year = t.year and r.version = t.version and r.mda_id is not null group by 1) of_mda
        join mdas m on m.id = of_mda.mda_id), '[]') as mdas
    from revenue_targets t where t.year = ${year} group by t.year, t.version order by t.version desc`);
  return (rows as unknown as TargetVersion[]).map((row) => ({ ...row, totalKobo: Number(row.totalKobo) }));
}

/** Writes the next version of a year; two who enter at once get one after the other. */
export async function insertTargets(
  run: Run,
  { year, source, totalKobo, mdas }: RequestOf<typeof enterTargets>['body'],
  by: string,
): Promise<number> {
  await run.execute(sql`select pg_advisory_xact_lock(hashtext('revenue_targets'), ${year}::int)`);
  const { rows } = await run.execute(
    sql`select coalesce(max(version), 0)::int + 1 as version from revenue_targets where year = ${year}`,
  );
  const version = Number(rows[0]?.version);
  const targets = [{ mdaId: null, kobo: totalKobo }, ...mdas];
  await run.execute(sql`
    insert into revenue_targets (year, mda_id, kobo, version, source, entered_by)
    select ${year}::smallint, t."mdaId", t.kobo, ${version}::smallint, ${source}::text, ${by}::text
    from json_to_recordset(${JSON.stringify(targets)}::json) as t ("mdaId" int, kobo bigint)`);
  return version;
}

/** Every MDA, to find them by what a file calls them. */
export async function listMdas(run: Run): Promise<readonly { id: number; code: string; name: string }[]> {
  const { rows } = await run.execute<{ id: number; code: string; name: string }>(sql`select id, code, name from mdas`);
  return rows;
}

/** How many of these MDAs there are. */
export async function countMdas(run: Run, ids: readonly number[]): Promise<number> {
  const { rows } = await run.execute(
    sql`select count(*)::int as count from mdas where id = any(${sql.param(ids)}::int[])`,
  );
  return Number(rows[0]?.count);
}
