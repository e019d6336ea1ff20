import type { Capacity, listCovers, ParsedRequestOf } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { when } from '../../../../platform/lists/conditions.ts';
import { columnsOf } from '../../../../platform/lists/fragments.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';

type Query = ParsedRequestOf<typeof listCovers>['query'];

export interface CoverRow {
  readonly id: string;
  readonly absentId: string;
  readonly absentName: string;
  readonly coverId: string;
  readonly coverName: string;
  readonly fromDay: string;
  readonly untilDay: string;
}

interface Reader {
  readonly userId: string;
  /** Whose people one sees besides oneself: those of every office, of one, or nobody's. */
  readonly leads: 'all' | number | null;
}

export interface CoversRepository {
  /** Not over on this day. */
  list(reader: Reader, day: string, query: Query): Promise<Listed<CoverRow>>;
  /** The people somebody stands in for on this day. */
  coveredBy(
    on: Database | Transaction,
    coverId: string,
    day: string,
  ): Promise<{ id: string; taxOfficeId: number | null }[]>;
  /** Who stands in for somebody on this day. */
  coversOf(on: Database | Transaction, absentId: string, day: string): Promise<string[]>;
  maySuit(coverId: string, absentId: string): Promise<boolean>;
  /** What somebody had goes to whoever may do as much, where that one reaches it. */
  maySucceed(tx: Transaction, who: { fromId: string; toId: string; officeId: number | null }): Promise<boolean>;
  insert(
    tx: Transaction,
    cover: { absentId: string; coverId: string; fromDay: string; untilDay: string; by: string; at: Date },
  ): Promise<string>;
  /** False when there is none that this reader sees. */
  end(tx: Transaction, id: string, reader: Reader, at: Date): Promise<boolean>;
  giveCapacity(tx: Transaction, userId: string, capacity: Capacity, by: string): Promise<void>;
  takeCapacity(tx: Transaction, userId: string, capacity: Capacity): Promise<void>;
  find(id: string): Promise<CoverRow | undefined>;
  capacities(): Promise<{ userId: string; name: string; capacity: Capacity }[]>;
}

const name = (alias: string) => `person_name(${alias}.first_name, ${alias}.last_name)`;
const source: ListSource<CoverRow, Query['sortField']> = {
  from: sql`work_covers c join users a on a.id = c.absent_id join users s on s.id = c.cover_id`,
  key: { column: sql`c.id`, type: 'uuid' },
  select: {
    id: sql`c.id`,
    absentId: sql`c.absent_id`,
    absentName: sql.raw(name('a')),
    coverId: sql`c.cover_id`,
    coverName: sql.raw(name('s')),
    fromDay: sql`c.from_day`,
    untilDay: sql`c.until_day`,
  },
  sorts: { fromDay: { column: sql`c.from_day`, type: 'date' } },
};

export function createCoversRepository({ $client }: Database): CoversRepository {
  return {
    list({ userId, leads }, day, { officeId, ...query }) {
      const isTheirs = leads === 'all' ? sql`true` : sql`a.tax_office_id = ${leads}::smallint`;
      const where = and(
        sql`c.ended_at is null and c.until_day >= ${day}::date and (${userId}::uuid in (c.absent_id, c.cover_id) or ${isTheirs})`,
        when(officeId, (id) => sql`a.tax_office_id = ${id}`),
      );
      return readList({ $client }, source, query, where);
    },
    async coveredBy(on, coverId, day) {
      const { rows } = await on.execute<{ id: string; taxOfficeId: number | null }>(
        sql`select distinct a.id, a.tax_office_id as "taxOfficeId" from work_covers c join users a on a.id = c.absent_id
          where c.cover_id = ${coverId} and c.ended_at is null and ${day}::date between c.from_day and c.until_day and may_cover(${coverId}, a.id)`,
      );
      return rows;
    },
    async coversOf(on, absentId, day) {
      const { rows } = await on.execute<{ id: string }>(
        sql`select distinct cover_id as id from work_covers
          where absent_id = ${absentId} and ended_at is null and ${day}::date between from_day and until_day and may_cover(cover_id, absent_id)`,
      );
      return rows.map(({ id }) => id);
    },
    async maySuit(coverId, absentId) {
      const { rows } = await $client.query<{ may: boolean }>('select may_cover($1, $2) as may', [coverId, absentId]);
      return rows[0]?.may === true;
    },
    async maySucceed(tx, { fromId, toId, officeId }) {
      const { rows } = await tx.execute<{ may: boolean }>(
        sql`select may_cover(${toId}, ${fromId}) and reaches_work(${toId}, ${officeId}::smallint) as may`,
      );
      return rows[0]?.may === true;
    },
    async insert(tx, { absentId, coverId, fromDay, untilDay, by, at }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into work_covers (absent_id, cover_id, from_day, until_day, entered_by, entered_at)
          values (${absentId}, ${coverId}, ${fromDay}, ${untilDay}, ${by}, ${at.toISOString()}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async end(tx, id, { userId, leads }, at) {
      const { rowCount } = await tx.execute(
        sql`update work_covers set ended_at = ${at.toISOString()}, ended_by = ${userId}
          where id = (
            select c.id from work_covers c join users a on a.id = c.absent_id
            where c.id = ${id} and c.ended_at is null
              and (${userId}::uuid in (c.absent_id, c.cover_id) or ${leads === 'all'}::boolean or a.tax_office_id = ${leads === 'all' ? null : leads}::smallint)
          )`,
      );
      return rowCount === 1;
    },
    async giveCapacity(tx, userId, capacity, by) {
      await tx.execute(
        sql`insert into work_capacities (user_id, capacity, given_by) values (${userId}, ${capacity}, ${by}) on conflict do nothing`,
      );
    },
    async takeCapacity(tx, userId, capacity) {
      await tx.execute(sql`delete from work_capacities where user_id = ${userId} and capacity = ${capacity}`);
    },
    async find(id) {
      const client = await $client.connect();
      try {
        const of = sql`select ${columnsOf(source.select)} from ${source.from} where c.id = ${id}`;
        return (await runQueryOn(client)<CoverRow>(of))[0];
      } finally {
        client.release();
      }
    },
    async capacities() {
      const { rows } = await $client.query<{ userId: string; name: string; capacity: Capacity }>(
        `select user_id as "userId", ${name('u')} as name, capacity from work_capacities join users u on u.id = user_id
         where u.status <> 'deleted' order by name, capacity`,
      );
      return rows;
    },
  };
}
