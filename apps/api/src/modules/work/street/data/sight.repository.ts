import type { MayBeSame, Scope } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import type { Listed } from '../../../../platform/lists/read-list.ts';
import { type PageQuery, readPage } from '../../../../platform/lists/read-page.ts';
import type { ReadAs } from '../../../../platform/scope/read-as.ts';

type Keyed = ListSource<{ readonly key: string }, 'key'>;

function keyedBy(from: SQL, column: SQL, type: 'uuid' | 'text'): Keyed {
  return { from, key: { column, type }, select: { key: sql`${column}::text` }, sorts: { key: { column, type } } };
}

const records = keyedBy(sql`field_records`, sql`field_records.id`, 'uuid');
const taxpayers = keyedBy(sql`taxpayers`, sql`taxpayers.tpui`, 'text');

/** What of records somebody may see; row-level security answers. Of another office's record there is none. */
export function createSight(readAs: ReadAs) {
  async function visible(scope: Scope, keyed: Keyed, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const query = { pageNumber: 1, pageSize: keys.length, sortField: 'key', sortOrder: 'asc' } as const;
    const where = sql`${keyed.key.column} = any (${sql.param([...keys])}::${sql.raw(keyed.key.type)}[])`;
    const { data } = await readAs(scope, (run) => readPage(run, keyed, query, where));
    return new Set(data.map(({ key }) => key));
  }
  const keysOf = (near: readonly MayBeSame[], kind: MayBeSame['kind']) =>
    near.filter((one) => one.kind === kind).map(({ key }) => key);

  return {
    async page<Row, S extends string>(
      scope: Scope,
      source: ListSource<Row, S>,
      query: PageQuery<S>,
      where: SQL | undefined,
    ): Promise<Listed<Row>> {
      const { totals: _, ...page } = await readAs(scope, (run) => readPage(run, source, query, where));
      return page;
    },
    /** Throws `field-record.not-found`. */
    async require(scope: Scope, id: string): Promise<void> {
      if (!(await visible(scope, records, [id])).has(id)) throw new BusinessError('field-record.not-found');
    },
    /** They were found by indexes that row-level security cannot use; here those go that this reader may not see. */
    async ofThem(scope: Scope, near: readonly MayBeSame[]): Promise<MayBeSame[]> {
      const seenRecords = await visible(scope, records, keysOf(near, 'record'));
      const seenTaxpayers = await visible(scope, taxpayers, keysOf(near, 'taxpayer'));
      return near.filter(({ kind, key }) => (kind === 'record' ? seenRecords : seenTaxpayers).has(key));
    },
  };
}

export type Sight = ReturnType<typeof createSight>;
