import type {
  SettlementColumns,
  SettlementFile,
  SettlementFilePreview,
  settlementRowProblems,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type Run = Pick<Database, 'execute'> | Transaction;

interface StoredFile extends SettlementFile {
  readonly storageKey: string;
  /** Null: a bank. */
  readonly provider: string | null;
  readonly columns: SettlementColumns | null;
  /** As its source was read last. */
  readonly remembered: SettlementColumns | null;
}

const selection = (where: SQL) => sql`select f.id, f.source_id as source, s.provider, f.name, f.bytes,
    (select person_name(u.first_name, u.last_name) from users u where u.id = f.received_by) as "receivedBy",
    to_char(f.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receivedAt", f.state, f.new_lines as "newLines",
    f.repeated_lines as "repeatedLines", f.bad_lines as "badLines", f.storage_key as "storageKey", f.columns, s.columns as remembered
  from settlement_files f join settlement_sources s on s.id = f.source_id where ${where} order by f.received_at desc limit 50`;

export async function latestFiles(run: Run): Promise<StoredFile[]> {
  return (await run.execute(selection(sql`true`))).rows as unknown as StoredFile[];
}

export async function findFile(run: Run, id: string): Promise<StoredFile | undefined> {
  return (await run.execute(selection(sql`f.id = ${id}`))).rows[0] as unknown as StoredFile | undefined;
}

export async function hasSource(run: Run, id: string): Promise<boolean> {
  return (await run.execute(sql`select from settlement_sources where id = ${id}`)).rowCount === 1;
}

/** Every source, with how its last file was read. */
export async function rememberedOf(run: Run): Promise<[string, SettlementColumns | null][]> {
  const { rows } = await run.execute<{ id: string; columns: SettlementColumns | null }>(
    sql`select id, columns from settlement_sources order by id`,
  );
  return rows.map(({ id, columns }) => [id, columns]);
}

/** The id of the file, and whether its bytes were here already. */
export async function insertFile(
  run: Run,
  file: {
    readonly id: string;
    readonly source: string;
    readonly sha256: string;
    readonly name: string;
    readonly bytes: number;
    readonly storageKey: string;
    readonly by: string | null;
  },
): Promise<{ id: string; isKnown: boolean }> {
  const { rows } = await run.execute<{ id: string }>(
    sql`insert into settlement_files (id, source_id, sha256, name, bytes, storage_key, received_by)
      values (${file.id}, ${file.source}, ${file.sha256}, ${file.name}, ${file.bytes}, ${file.storageKey}, ${file.by})
      on conflict (sha256) do nothing returning id`,
  );
  if (rows[0]) return { id: rows[0].id, isKnown: false };
  const known = await run.execute<{ id: string }>(sql`select id from settlement_files where sha256 = ${file.sha256}`);
  return { id: known.rows[0]?.id ?? file.id, isKnown: true };
}

/** Who chose the columns that are remembered for the source of a file: whoever imported the last one of it. */
export async function chooserOfColumns(run: Run, source: string): Promise<SettlementFilePreview['columnsBy']> {
  const last = await tablesOf(run)
    .selectFrom('settlement_files as f')
    .innerJoin('users as u', 'u.id', 'f.imported_by')
    .select(['u.first_name as firstName', 'u.last_name as lastName', 'f.name as file', 'f.imported_at as at'])
    .where('f.source_id', '=', source)
    .where('f.state', '=', 'imported')
    .orderBy('f.imported_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.at) return null;
  const { firstName, lastName, file, at } = last;
  return { person: [firstName, lastName].filter(Boolean).join(' '), file, at: new Date(at).toISOString() };
}

/** Whether this person handed it in. */
export async function isOwnFile(db: Database, id: string, userId: string): Promise<boolean> {
  const file = await tablesOf(db)
    .selectFrom('settlement_files')
    .select('id')
    .where('id', '=', id)
    .where('received_by', '=', userId)
    .executeTakeFirst();
  return file !== undefined;
}

/** False when it is imported, or on its way. */
export async function beginImport(
  run: Run,
  id: string,
  columns: SettlementColumns,
  /** Null: as somebody saw them before. */
  by: string | null,
): Promise<boolean> {
  const { rowCount } = await run.execute(
    sql`update settlement_files set state = 'importing', columns = ${JSON.stringify(columns)}::jsonb, imported_by = ${by}
      where id = ${id} and state in ('received', 'failed')`,
  );
  return rowCount === 1;
}

export async function failImport(run: Run, id: string): Promise<void> {
  await run.execute(sql`update settlement_files set state = 'failed' where id = ${id} and state = 'importing'`);
}

export async function rowProblems(run: Run, id: string) {
  const { rows } = await run.execute<{
    row: number;
    column: string;
    problem: (typeof settlementRowProblems)[number];
    value: string;
  }>(
    sql`select row, "column", problem, value from settlement_row_errors where file_id = ${id} order by row, "column" limit 100`,
  );
  return rows;
}
