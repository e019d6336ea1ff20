import type { AuthoredContent, AuthoredOf, ContentKind, listNews, ParsedRequestOf, Tariff } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';

/** What the public sees of an item now. */
export interface LiveItem<K extends ContentKind = ContentKind> {
  readonly id: string;
  readonly slug: string;
  readonly content: AuthoredOf<K>;
  readonly effectiveAt: Date;
  /** When it appeared for the first time: the date of an article. */
  readonly firstEffectiveAt: Date;
}

export interface LiveContentRepository {
  find<K extends ContentKind>(kind: K, slug: string): Promise<LiveItem<K> | undefined>;
  /** In no order that means anything. */
  all<K extends ContentKind>(kind: K): Promise<LiveItem<K>[]>;
  newsPage(query: ParsedRequestOf<typeof listNews>['query']): Promise<Listed<LiveItem<'news'>>>;
  /** The newest, and how many there are. */
  news(limit: number): Promise<{ readonly items: LiveItem<'news'>[]; readonly total: number }>;
  version(): Promise<string>;
  /** Of all published tariffs of the key, the one that counts on this day (`YYYY-MM-DD`). */
  tariff(key: string, day: string): Promise<Tariff | undefined>;
}

const columns = `id, slug, content, effective_at as "effectiveAt", first_effective_at as "firstEffectiveAt"`;

const newsSource: ListSource<LiveItem<'news'>, 'publishedOn'> = {
  from: sql`content_live live`,
  key: { column: sql`live.id`, type: 'uuid' },
  select: {
    id: sql`live.id`,
    slug: sql`live.slug`,
    content: sql`live.content`,
    effectiveAt: sql`live.effective_at`,
    firstEffectiveAt: sql`live.first_effective_at`,
  },
  sorts: { publishedOn: { column: sql`live.first_effective_at`, type: 'timestamptz' } },
};

export function createLiveContentRepository(db: Pick<Database, '$client'>): LiveContentRepository {
  const { $client } = db;
  return {
    async find<K extends ContentKind>(kind: K, slug: string) {
      const { rows } = await $client.query<LiveItem<K>>({
        name: 'content-find',
        text: `select ${columns} from content_live where kind = $1 and slug = $2`,
        values: [kind, slug],
      });
      return rows[0];
    },
    async all<K extends ContentKind>(kind: K) {
      const { rows } = await $client.query<LiveItem<K>>({
        name: 'content-all',
        text: `select ${columns} from content_live where kind = $1 order by slug`,
        values: [kind],
      });
      return rows;
    },
    newsPage: (query) => readList(db, newsSource, query, sql`live.kind = 'news'`),
    async news(limit) {
      const { rows } = await $client.query<LiveItem<'news'> & { total: number }>({
        name: 'content-news',
        text: `select ${columns}, count(*) over () as total from content_live where kind = 'news'
          order by first_effective_at desc, id desc limit $1`,
        values: [limit],
      });
      return { items: rows, total: rows[0]?.total ?? 0 };
    },
    async version() {
      const { rows } = await $client.query<{ version: string }>({
        name: 'content-version',
        // The count as well: a planned moment and the commit of another publication may cross. What ends is a change like what begins.
        text: `select count(*) || '-' || coalesce(extract(epoch from max(effective_at)), 0) || '-' || (
            select count(*) from content_live
            where kind = 'banner' and (content ->> 'until')::timestamptz <= now()
          ) as version
          from content_versions where cancelled_at is null and effective_at <= now()`,
      });
      return rows[0]?.version ?? '0';
    },
    async tariff(key, day) {
      const { rows } = await $client.query<{ content: AuthoredOf<'tariff'> }>({
        name: 'content-tariff',
        text: `select version.content from content_live live join content_versions version on version.item_id = live.id
          where live.kind = 'tariff' and live.slug = $1
            and version.cancelled_at is null and version.effective_at <= now()
            and version.content ->> 'validFrom' <= $2
          order by version.content ->> 'validFrom' desc, version.number desc limit 1`,
        values: [key, day],
      });
      const content: AuthoredContent | undefined = rows[0]?.content;
      if (!content) return undefined;
      const { kind: _, ...tariff } = content;
      return { key, ...tariff };
    },
  };
}
