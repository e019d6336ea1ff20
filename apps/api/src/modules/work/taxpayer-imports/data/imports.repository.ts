import type {
  listImportRows,
  listTaxpayerImports,
  ParsedRequestOf,
  RowProblem,
  TaxpayerImport,
  TaxpayerImportRecord,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import type { CheckedRow, References } from '../domain/check-row.ts';

export type ImportRow = Omit<TaxpayerImport, 'uploadedAt'> & { readonly uploadedAt: Date };
type Whole = ImportRow &
  Omit<TaxpayerImportRecord, keyof TaxpayerImport | 'asked'> & {
    /** An amount that can be read two ways while nobody said how. */
    readonly example: string | null;
  };
interface RowRow {
  readonly number: number;
  readonly cells: string[];
  readonly problems: RowProblem[];
  readonly tpui: string | null;
  readonly billReference: string | null;
}

interface Locked {
  readonly state: TaxpayerImport['state'];
  readonly rows: number;
  readonly good: number;
  readonly proposedBy: string | null;
  readonly isUndoProposed: boolean;
  /** Why it is to be undone; empty before somebody proposed it. */
  readonly undoReason: string;
}

export interface ImportsRepository {
  list(query: ParsedRequestOf<typeof listTaxpayerImports>['query']): Promise<Listed<ImportRow>>;
  find(id: string): Promise<Whole | undefined>;
  rows(id: string, query: ParsedRequestOf<typeof listImportRows>['query']): Promise<Listed<RowRow>>;
  references(): Promise<References>;
  insert(
    tx: Transaction,
    file: { fileName: string; headers: readonly string[]; mapping: TaxpayerImportRecord['mapping']; by: string },
  ): Promise<string>;
  addRows(
    tx: Transaction,
    id: string,
    rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
  ): Promise<void>;
  /** Closes the reading: how many rows it has, and a digest of what they say. */
  setRows(tx: Transaction, id: string, read: { readonly rows: number; readonly digest: Buffer }): Promise<void>;
  /** Until the transaction ends nobody else goes on with it. */
  lock(tx: Transaction, id: string): Promise<Locked | undefined>;
  /** The next rows behind this number. */
  cellsAfter(tx: Transaction, id: string, number: number, most: number): Promise<{ number: number; cells: string[] }[]>;
  checked(tx: Transaction, id: string, rows: readonly (CheckedRow & { readonly number: number })[]): Promise<void>;
  /** Who is in the register already is found, and which debts are; a debt that stands above in the file is one too. */
  matched(tx: Transaction, id: string): Promise<void>;
  /** Everything is counted. */
  counted(tx: Transaction, id: string): Promise<void>;
  /** The check is over. */
  summed(tx: Transaction, id: string, mapping: TaxpayerImportRecord['mapping']): Promise<void>;
  /** Opens the case and keeps which it is. */
  propose(
    tx: Transaction,
    id: string,
    by: string,
    open: (subject: string, reference: string) => Promise<string>,
  ): Promise<{ readonly workId: string }>;
  /** False when it is not proposed any more. */
  release(tx: Transaction, id: string, by: string): Promise<boolean>;
  reopen(tx: Transaction, id: string): Promise<void>;
  applied(tx: Transaction, id: string): Promise<void>;
  /** Opens the case of undoing it, and keeps which it is and why. */
  proposeUndo(
    tx: Transaction,
    id: string,
    what: { readonly by: string; readonly reason: string },
    open: (subject: string, reference: string) => Promise<string>,
  ): Promise<{ readonly workId: string }>;
  /** It is not undone after all. */
  keep(tx: Transaction, id: string): Promise<void>;
  undone(tx: Transaction, id: string, what: { by: string; kept: number }): Promise<void>;
}

const summary = `i.id, i.file_name as "fileName", i.state, i.rows, i.good, i.bad, i.new_taxpayers as "newTaxpayers", i.bills, i.total_kobo as "totalKobo",
  i.kept, person_name(u.first_name, u.last_name) as "uploadedBy", i.uploaded_at as "uploadedAt"`;
const imports: ListSource<ImportRow, 'uploadedAt'> = {
  from: sql.raw(`(select ${summary} from taxpayer_imports i join users u on u.id = i.uploaded_by) as import`),
  key: { column: sql`import.id`, type: 'uuid' },
  select: columnsNamed('import', [
    ...(['id', 'fileName', 'state', 'rows', 'good', 'bad', 'newTaxpayers', 'bills', 'totalKobo', 'kept'] as const),
    ...(['uploadedBy', 'uploadedAt'] as const),
  ]),
  sorts: { uploadedAt: { column: sql`import."uploadedAt"`, type: 'timestamptz' } },
};
const shows = {
  bad: sql`row.problems <> '{}'`,
  good: sql`row.problems = '{}'`,
  kept: sql`row."isKept"`,
};

export function createImportsRepository(db: Database): ImportsRepository {
  const { $client } = db;
  const named = async (text: string) =>
    new Map(
      (await $client.query<{ name: string; id: number }>(text)).rows.map(({ name, id }) => [name.toLowerCase(), id]),
    );
  return {
    list: ({ criteria: _, ...query }) => readList(db, imports, query),
    async find(id) {
      const { rows } = await $client.query<Whole>(
        `select ${summary}, i.headers, i.mapping, i.work_id as "workId", case when i.state = 'applied' then i.undo_work_id end as "undoWorkId",
           (select coalesce(json_agg(r.cells order by r.number), '[]') from (
             select number, cells from taxpayer_import_rows where import_id = i.id order by number limit 5) r) as sample,
           (select cells[(i.mapping ->> 'amount')::int + 1] from taxpayer_import_rows
             where import_id = i.id and 'amount-two-ways' = any (problems) order by number limit 1) as example,
           (select coalesce(json_agg(json_build_object('problem', p.problem, 'rows', p.rows) order by p.rows desc), '[]') from (
             select problem, count(*)::int as rows from taxpayer_import_rows r, unnest(r.problems) problem where r.import_id = i.id group by problem) p) as problems
         from taxpayer_imports i join users u on u.id = i.uploaded_by where i.id = $1`,
        [id],
      );
      return rows[0];
    },
    rows: (id, { show, criteria: _, ...query }) => readList(db, rowsOf(id), query, shows[show]),
    async references() {
      const [categories, lgas, offices, { rows: heads }] = await Promise.all([
        named('select name, id from taxpayer_categories'),
        named('select name, id from lgas where state_id = 19'),
        named('select name, id from tax_offices where closed_on is null'),
        $client.query<{ code: string; id: number; mdaId: number }>(
          'select code, id, mda_id as "mdaId" from revenue_heads where is_active',
        ),
      ]);
      return {
        categories,
        lgas,
        offices,
        heads: new Map(heads.map(({ code, ...head }) => [code.toLowerCase(), head])),
      };
    },
    async insert(tx, { fileName, headers, mapping, by }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into taxpayer_imports (file_name, headers, mapping, uploaded_by)
          values (${fileName}, ${sql.param([...headers])}::text[], ${JSON.stringify(mapping)}::jsonb, ${by}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async addRows(tx, id, rows) {
      await tx.execute(
        sql`insert into taxpayer_import_rows (import_id, number, cells)
          select ${id}::uuid, (r ->> 'number')::int, array(select jsonb_array_elements_text(r -> 'cells'))
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`,
      );
    },
    async setRows(tx, id, { rows, digest }) {
      await tx.execute(
        sql`update taxpayer_imports set rows = ${rows}, content_digest = decode(${digest.toString('hex')}, 'hex') where id = ${id}`,
      );
    },
    async lock(tx, id) {
      const { rows } = await tx.execute<Locked & Record<string, unknown>>(
        sql`select state, rows, good, proposed_by as "proposedBy", undo_work_id is not null as "isUndoProposed",
            coalesce(undo_reason, '') as "undoReason" from taxpayer_imports where id = ${id} for update`,
      );
      return rows[0];
    },
    async cellsAfter(tx, id, number, most) {
      const { rows } = await tx.execute<{ number: number; cells: string[] }>(
        sql`select number, cells from taxpayer_import_rows where import_id = ${id} and number > ${number} order by number limit ${most}`,
      );
      return rows;
    },
    async checked(tx, id, rows) {
      await tx.execute(
        sql`update taxpayer_import_rows r set facts = g.facts, problems = g.problems, tpui = null, is_new = false,
            person_key = coalesce(nullif(g.facts ->> 'tpui', ''), (g.facts ->> 'phone') || ' ' || key_of_name(g.facts ->> 'name'))
          from (
            select (x ->> 'number')::int as number, x -> 'facts' as facts, array(select jsonb_array_elements_text(x -> 'problems')) as problems
            from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) x
          ) g where r.import_id = ${id} and r.number = g.number`,
      );
    },
    async matched(tx, id) {
      await tx.execute(
        sql`update taxpayer_import_rows r set tpui = coalesce(t.merged_into, t.tpui) from taxpayers t
          where r.import_id = ${id} and r.facts ->> 'tpui' <> '' and t.tpui = r.facts ->> 'tpui' and t.standing <> 'closed'`,
      );
      await tx.execute(
        sql`update taxpayer_import_rows set problems = array_append(problems, 'tpui-unknown')
          where import_id = ${id} and facts ->> 'tpui' <> '' and tpui is null and 'tpui-unknown' <> all (problems)`,
      );
      // The same phone number and a name that sounds alike: who is there already is not made again.
      await tx.execute(
        sql`update taxpayer_import_rows r set tpui = coalesce(t.merged_into, t.tpui) from taxpayers t
          where r.import_id = ${id} and r.tpui is null and r.problems = '{}' and r.facts ->> 'phone' <> '' and t.phone = r.facts ->> 'phone'
            and t.standing <> 'closed' and r.person_key = t.phone || ' ' || key_of_name(t.name)`,
      );
      // What would be billed twice: of the same person, for the same head, period and amount, unless that bill was cancelled.
      await tx.execute(
        sql`update taxpayer_import_rows r set problems = array_append(problems, 'already-there')
          where r.import_id = ${id} and r.tpui is not null and r.bill_id is null and r.problems = '{}' and (r.facts ->> 'amountKobo')::bigint > 0
            and exists (
              select from bills b join bill_lines l on l.bill_id = b.id
              where b.payer_tpui = any (reading.papers_of(r.tpui)) and b.cancelled_at is null and b.total_kobo = (r.facts ->> 'amountKobo')::bigint
                and l.revenue_head_id = (r.facts ->> 'headId')::int and lower(trim(l.narration)) = lower(trim(r.facts ->> 'description')))`,
      );
      await tx.execute(
        sql`update taxpayer_import_rows r set problems = array_append(r.problems, 'twice-in-file') from (
            select number, row_number() over (
              partition by coalesce(tpui, person_key), facts ->> 'headId', facts ->> 'amountKobo', lower(trim(facts ->> 'description')) order by number) as nth
            from taxpayer_import_rows where import_id = ${id} and problems = '{}' and (facts ->> 'amountKobo')::bigint > 0
          ) d where r.import_id = ${id} and r.number = d.number and d.nth > 1`,
      );
    },
    async counted(tx, id) {
      await tx.execute(
        sql`update taxpayer_imports i set good = s.good, bad = s.bad, new_taxpayers = s.people, bills = s.bills, total_kobo = s.kobo
          from (
            select count(*) filter (where problems = '{}') as good, count(*) filter (where problems <> '{}') as bad,
              count(distinct person_key) filter (where problems = '{}' and (tpui is null or is_new)) as people,
              count(*) filter (where problems = '{}' and (facts ->> 'amountKobo')::bigint > 0) as bills,
              coalesce(sum((facts ->> 'amountKobo')::bigint) filter (where problems = '{}'), 0) as kobo
            from taxpayer_import_rows where import_id = ${id}
          ) s where i.id = ${id}`,
      );
    },
    async summed(tx, id, mapping) {
      await this.matched(tx, id);
      await this.counted(tx, id);
      await tx.execute(
        sql`update taxpayer_imports set state = 'checked', mapping = ${JSON.stringify(mapping)}::jsonb where id = ${id}`,
      );
    },
    async propose(tx, id, by, open) {
      const { fileName, tries } = await triesOf(tx, id, 'taxpayer-import');
      const workId = await open(`import:${id}:${tries + 1}`, fileName);
      await tx.execute(
        sql`update taxpayer_imports set state = 'proposed', proposed_by = ${by}, work_id = ${workId} where id = ${id}`,
      );
      return { workId };
    },
    async release(tx, id, by) {
      const { rowCount } = await tx.execute(
        sql`update taxpayer_imports set state = 'released', released_by = ${by} where id = ${id} and state = 'proposed'`,
      );
      return rowCount === 1;
    },
    async reopen(tx, id) {
      await tx.execute(
        sql`update taxpayer_imports set state = 'checked', proposed_by = null where id = ${id} and state = 'proposed'`,
      );
    },
    async applied(tx, id) {
      await tx.execute(
        sql`update taxpayer_imports set state = 'applied', applied_at = clock_timestamp() where id = ${id}`,
      );
    },
    async proposeUndo(tx, id, { by, reason }, open) {
      const { fileName, tries } = await triesOf(tx, id, 'import-undo');
      const workId = await open(`import:${id}:${tries + 1}`, fileName);
      await tx.execute(
        sql`update taxpayer_imports set undo_proposed_by = ${by}, undo_reason = ${reason}, undo_work_id = ${workId} where id = ${id}`,
      );
      return { workId };
    },
    async keep(tx, id) {
      await tx.execute(
        sql`update taxpayer_imports set undo_proposed_by = null, undo_reason = null, undo_work_id = null where id = ${id} and state = 'applied'`,
      );
    },
    async undone(tx, id, { by, kept }) {
      await tx.execute(
        sql`update taxpayer_imports set state = 'undone', undone_by = ${by}, undone_at = clock_timestamp(), kept = ${kept}
          where id = ${id}`,
      );
    },
  };
}

/** What its cases are called, and how many of a kind there were: each proposal is a case of its own. */
async function triesOf(tx: Transaction, id: string, kind: 'taxpayer-import' | 'import-undo') {
  const { rows } = await tx.execute<{ fileName: string; tries: number }>(
    sql`select left(file_name, 60) as "fileName", (
        select count(*)::int from work_items where kind = ${kind} and subject like ${`import:${id}:%`}) as tries
      from taxpayer_imports where id = ${id}`,
  );
  return rows[0] ?? { fileName: '', tries: 0 };
}

function rowsOf(id: string): ListSource<RowRow, 'number'> {
  return {
    from: sql`(select r.number, r.cells, r.problems, r.tpui, b.reference as "billReference", r.is_kept as "isKept"
      from taxpayer_import_rows r left join bills b on b.id = r.bill_id where r.import_id = ${id}) as row`,
    key: { column: sql`row.number`, type: 'integer' },
    select: columnsNamed('row', ['number', 'cells', 'problems', 'tpui', 'billReference']),
    sorts: { number: { column: sql`row.number`, type: 'integer' } },
  };
}
