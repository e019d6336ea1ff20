import type { MayBeSame, Scope } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import type { Listed } from '../../../../platform/lists/read-list.ts';
import { type PageQuery, readPage } from '../../../../platform/lists/read-page.ts';
import type { ReadAs } from '../../../../platform/scope/read-as.ts';

/** What of records somebody may see; row-level security answers. Of another office's record there is none. */
export function createSight(readAs: ReadAs) {
  async function visible(scope: Scope, table: 'field_records' | 'taxpayers', keys: readonly string[]) {
    const [column, type] = table === 'taxpayers' ? ['tpui', 'text[]'] : ['id', 'uuid[]'];
    if (keys.length === 0) return new Set<string>();
    const rows = await readAs(scope, (run) =>
      run<{ key: string }>(
        sql`select ${sql.identifier(column)}::text as key from ${sql.identifier(table)}
          where ${sql.identifier(column)} = any (${sql.param([...keys])}::${sql.raw(type)})`,
      ),
    );
    return new Set(rows.map(({ key }) => key));
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
      if (!(await visible(scope, 'field_records', [id])).has(id)) throw new BusinessError('field-record.not-found');
    },
    /** They were found by indexes that row-level security cannot use; here those go that this reader may not see. */
    async ofThem(scope: Scope, near: readonly MayBeSame[]): Promise<MayBeSame[]> {
      const records = await visible(scope, 'field_records', keysOf(near, 'record'));
      const taxpayers = await visible(scope, 'taxpayers', keysOf(near, 'taxpayer'));
      return near.filter(({ kind, key }) => (kind === 'record' ? records : taxpayers).has(key));
    },
  };
}

export type Sight = ReturnType<typeof createSight>;
