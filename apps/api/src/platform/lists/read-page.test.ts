import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { countAllRows } from './count-rows.ts';
import type { ListSource } from './list-source.ts';
import { type PageQuery, readPage } from './read-page.ts';
import { runQueryOn } from './run-query.ts';

const { owner: db } = await createTestDatabase();
const client = await db.$client.connect();
const run = runQueryOn(client);

interface Row {
  readonly id: string;
  readonly day: string;
  readonly kobo: number;
}
type Sorts = 'day' | 'kobo' | 'name' | 'at';

const source: ListSource<Row, Sorts> = {
  from: sql`things`,
  key: { column: sql`things.id`, type: 'bigint' },
  select: { id: sql`things.id::text`, day: sql`things.day`, kobo: sql`things.kobo` },
  sorts: {
    day: { column: sql`things.day`, type: 'date' },
    kobo: { column: sql`things.kobo`, type: 'bigint' },
    name: { column: sql`things.name`, type: 'text' },
    at: { column: sql`things.at`, type: 'timestamptz' },
  },
  totals: { kobo: sql`things.kobo` },
};
const query = (asked: Partial<PageQuery<Sorts>> = {}): PageQuery<Sorts> => ({
  pageNumber: 1,
  pageSize: 50,
  sortField: 'day',
  sortOrder: 'desc',
  ...asked,
});
const idsOf = ({ data }: { readonly data: readonly Row[] }) => data.map(({ id }) => Number(id));

/** 237 rows with many equal days, names and instants. */
beforeAll(async () => {
  await client.query(
    `create table things (id bigint primary key, day date not null, kobo bigint not null, name text not null, at timestamptz not null)`,
  );
  await client.query(
    `insert into things select n, date '2026-01-01' + (n * 7 % 30)::int, n * 1000003 % 97, chr(65 + (n % 5)::int) || '''%_\\', timestamptz '2026-01-01 00:00:00.123456+00' + make_interval(secs => n % 11) from generate_series(1, 237) n`,
  );
});
afterAll(() => client.release());

describe('pages of a list', () => {
  it.each(
    (['day', 'kobo', 'name', 'at'] as const).flatMap((sortField) =>
      (['asc', 'desc'] as const).map((sortOrder) => ({ sortField, sortOrder })),
    ),
  )(
    'turned forwards, backwards and by number hold every row once, in one order ($sortField $sortOrder)',
    async (order) => {
      const { rows } = await client.query<{ id: number }>(
        `select id from things order by ${order.sortField} ${order.sortOrder}, id ${order.sortOrder}`,
      );
      const all = rows.map(({ id }) => id);

      const forwards: number[] = [];
      let page = await readPage(run, source, query({ ...order, pageSize: 40 }), undefined);
      expect(page.before).toBeNull();
      for (;;) {
        forwards.push(...idsOf(page));
        if (page.after === null) break;
        page = await readPage(run, source, query({ ...order, pageSize: 40, after: page.after }), undefined);
      }
      expect(forwards).toEqual(all);

      const backwards: number[][] = [];
      page = await readPage(run, source, query({ ...order, pageSize: 40, last: true }), undefined);
      expect(page.after).toBeNull();
      for (;;) {
        backwards.unshift(idsOf(page));
        if (page.before === null) break;
        page = await readPage(run, source, query({ ...order, pageSize: 40, before: page.before }), undefined);
      }
      expect(backwards.map(({ length }) => length)).toEqual([40, 40, 40, 40, 40, 37]);
      expect(backwards.flat()).toEqual(all);

      const third = await readPage(run, source, query({ ...order, pageSize: 40, pageNumber: 3 }), undefined);
      expect(idsOf(third)).toEqual(all.slice(80, 120));
    },
  );

  it('a page number beyond the end is empty and leads back', async () => {
    const page = await readPage(run, source, query({ pageNumber: 9 }), undefined);
    expect(page).toMatchObject({ data: [], totalRecords: 237, after: null });
  });

  it('count and add up what answers the filters, not what is shown', async () => {
    const where = sql`things.day = '2026-01-08'`;
    const { rows } = await client.query<{ count: number; sum: number }>(
      `select count(*)::int as count, sum(kobo)::bigint as sum from things where day = '2026-01-08'`,
    );
    const page = await readPage(run, source, query({ pageSize: 2 }), where);
    expect(page).toMatchObject({ totalRecords: rows[0]?.count, isBounded: false, totals: { kobo: rows[0]?.sum } });
    expect(await countAllRows(run, source, where)).toEqual({
      totalRecords: rows[0]?.count,
      totals: { kobo: rows[0]?.sum },
    });
  });

  it('count no further than ten thousand, and say so', async () => {
    const many: ListSource<Row, Sorts> = { ...source, from: sql`things cross join generate_series(1, 43) copies` };
    const page = await readPage(run, many, query(), undefined);
    expect(page).toMatchObject({ totalRecords: 10_000, isBounded: true, totals: null });
    expect((await countAllRows(run, many, undefined)).totalRecords).toBe(237 * 43);
  });

  it('refuse a cursor that is not of this list, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 80 }).map((text) => Buffer.from(text).toString('base64url')),
          fc.tuple(fc.string(), fc.string()).map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
        ),
        async (after) => {
          await expect(readPage(run, source, query({ after }), undefined)).rejects.toMatchObject({
            code: 'list.cursor-invalid',
          });
        },
      ),
    );
  });
});
