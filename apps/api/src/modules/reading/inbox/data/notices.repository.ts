import type { Localized, NoticeKindName, NoticeTopic } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type ListPage, type PageQuery, readPage } from '../../../../platform/lists/read-page.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';

interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKindName;
  readonly facts: Readonly<Record<string, string | Localized>>;
  readonly path: string | null;
  readonly at: Date;
  readonly isRead: boolean;
}

export interface MailedNotice extends NoticeRow {
  readonly email: string;
  readonly firstName: string;
}

interface NoticesQuery extends PageQuery<'at'> {
  readonly unread?: boolean | undefined;
}

export interface NoticesRepository {
  list(userId: string, query: NoticesQuery): Promise<ListPage<NoticeRow>>;
  /** Counts no further than `most`. */
  countUnread(userId: string, most: number): Promise<number>;
  /** False when it is not this person's. */
  read(userId: string, id: string, at: Date): Promise<boolean>;
  /** This one and all before it; false when it is not this person's. */
  readUpTo(userId: string, id: string, at: Date): Promise<boolean>;
  /** With where it is mailed to; nothing when the person may not sign in any more. */
  findForMail(id: string): Promise<MailedNotice | undefined>;
  /** Topics a choice was made about. */
  choicesOf(userId: string): Promise<ReadonlyMap<NoticeTopic, boolean>>;
  choose(
    userId: string,
    choices: readonly { readonly topic: NoticeTopic; readonly isWanted: boolean }[],
  ): Promise<void>;
  forget(before: { readonly read: Date; readonly unread: Date }): Promise<void>;
}

const source: ListSource<NoticeRow, 'at'> = {
  from: sql`notices as n`,
  key: { column: sql`n.id`, type: 'uuid' },
  select: {
    id: sql`n.id`,
    kind: sql`n.kind`,
    facts: sql`n.facts`,
    path: sql`n.path`,
    at: sql`n.at`,
    isRead: sql`n.read_at is not null`,
  },
  sorts: { at: { column: sql`n.at`, type: 'timestamptz' } },
};

export function createNoticesRepository({ $client }: Database): NoticesRepository {
  return {
    async list(userId, { unread, ...query }) {
      const client = await $client.connect();
      try {
        const own = sql`n.user_id = ${userId}`;
        const unreadOnly = sql`n.read_at is null`;
        const where = unread ? sql`${own} and ${unreadOnly}` : own;
        return await readPage(runQueryOn(client), source, query, where);
      } finally {
        client.release();
      }
    },
    async countUnread(userId, most) {
      const { rows } = await $client.query<{ count: number }>(
        'select count(*)::int as count from (select from notices where user_id = $1 and read_at is null limit $2) as unread',
        [userId, most],
      );
      return rows[0]?.count ?? 0;
    },
    async read(userId, id, at) {
      const { rowCount } = await $client.query(
        'update notices set read_at = coalesce(read_at, $3) where id = $2 and user_id = $1',
        [userId, id, at],
      );
      return rowCount === 1;
    },
    async readUpTo(userId, id, at) {
      const { rows } = await $client.query<{ exists: boolean }>(
        `with last as (select at, id from notices where id = $2 and user_id = $1), seen as (
           update notices n set read_at = $3 from last where n.user_id = $1 and n.read_at is null and (n.at, n.id) <= (last.at, last.id)
         )
         select exists (select from last) as exists`,
        [userId, id, at],
      );
      return rows[0]?.exists === true;
    },
    async findForMail(id) {
      const { rows } = await $client.query<MailedNotice>(
        `select n.id, n.kind, n.facts, n.path, n.at, n.read_at is not null as "isRead", u.email, u.first_name as "firstName"
         from notices n join users u on u.id = n.user_id
         where n.id = $1 and u.status = 'active' and u.email_verified_at is not null`,
        [id],
      );
      return rows[0];
    },
    async choicesOf(userId) {
      const { rows } = await $client.query<{ topic: NoticeTopic; mail: boolean }>(
        'select topic, mail from notice_preferences where user_id = $1',
        [userId],
      );
      return new Map(rows.map(({ topic, mail }) => [topic, mail]));
    },
    async choose(userId, choices) {
      // The last word counts, should a topic be named twice.
      const last = new Map(choices.map(({ topic, isWanted }) => [topic, isWanted]));
      await $client.query(
        `insert into notice_preferences (user_id, topic, mail) select $1, * from unnest($2::text[], $3::boolean[])
         on conflict (user_id, topic) do update set mail = excluded.mail`,
        [userId, [...last.keys()], [...last.values()]],
      );
    },
    async forget({ read, unread }) {
      await $client.query('delete from notices where at < $2 or (at < $1 and read_at is not null)', [read, unread]);
    },
  };
}
