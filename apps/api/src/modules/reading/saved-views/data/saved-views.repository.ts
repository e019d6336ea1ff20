import {
  type listSavedViews,
  type ParsedRequestOf,
  type ReportId,
  type SavedView,
  savedViewsMax,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';

type Query = ParsedRequestOf<typeof listSavedViews>['query'];

interface NewView {
  readonly userId: string;
  readonly circle: string;
  readonly report: ReportId;
  readonly name: string;
  readonly search: string;
  readonly isShared: boolean;
}

export interface SavedViewsRepository {
  /** One's own first, then those of the circle, each by name. */
  list(userId: string, circle: string, query: Query): Promise<Listed<SavedView>>;
  add(view: NewView): Promise<SavedView | 'name-taken' | 'too-many'>;
  /** False when it is not this person's. */
  delete(userId: string, id: string): Promise<boolean>;
}

const shown = `v.id, v.report, v.name, v.search, v.is_shared as "isShared", v.user_id = $1 as "isOwn",
  person_name(u.first_name, u.last_name) as by`;

const viewsFor = (isOwn: SQL): ListSource<SavedView, Query['sortField']> => ({
  from: sql`saved_views v join users u on u.id = v.user_id`,
  key: { column: sql`v.id`, type: 'uuid' },
  select: {
    id: sql`v.id`,
    report: sql`v.report`,
    name: sql`v.name`,
    search: sql`v.search`,
    isShared: sql`v.is_shared`,
    isOwn,
    by: sql`person_name(u.first_name, u.last_name)`,
  },
  sorts: { name: { column: sql`(case when ${isOwn} then 'a' else 'b' end || lower(v.name))`, type: 'text' } },
});

export function createSavedViewsRepository({ $client }: Pick<Database, '$client'>): SavedViewsRepository {
  return {
    list(userId, circle, { report, ...query }) {
      const isOwn = sql`v.user_id = ${userId}`;
      const where = sql`v.report = ${report} and (${isOwn} or v.is_shared and v.circle = ${circle})`;
      return readList({ $client }, viewsFor(isOwn), query, where);
    },
    async add({ userId, circle, report, name, search, isShared }) {
      // Two at the same moment may make one more than the most: nobody is harmed.
      const { rows } = await $client.query<{ id: string | null; count: number }>(
        `with own as (select count(*)::int as count, bool_or(name = $4) as has from saved_views where user_id = $1 and report = $3),
              added as (
                insert into saved_views (user_id, circle, report, name, search, is_shared)
                select $1, $2, $3, $4, $5, $6 from own where own.count < $7
                on conflict (user_id, report, name) do nothing returning id)
         select (select id from added) as id, case when own.has then 0 else own.count end as count from own`,
        [userId, circle, report, name, search, isShared, savedViewsMax],
      );
      const [row] = rows;
      if (!row?.id) return row && row.count >= savedViewsMax ? 'too-many' : 'name-taken';
      const { rows: saved } = await $client.query<SavedView>(
        `select ${shown} from saved_views v join users u on u.id = v.user_id where v.id = $2`,
        [userId, row.id],
      );
      return saved[0] as SavedView;
    },
    async delete(userId, id) {
      const { rowCount } = await $client.query('delete from saved_views where user_id = $1 and id = $2', [userId, id]);
      return rowCount === 1;
    },
  };
}
