import type { AuthoredContent, ContentItem, ContentKind, listContentItems, ParsedRequestOf } from '@portal/contracts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, readList } from '../../../../platform/lists/read-list.ts';

type State = ContentItem['state'];

export interface ItemRow {
  readonly id: string;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly draft: AuthoredContent;
  readonly draftVersion: number;
  readonly updatedAt: Date;
  readonly state: State;
  readonly hasUnpublishedChanges: boolean;
  readonly nextAt: Date | null;
  readonly savedById: string | null;
  readonly savedBy: string | null;
  readonly proposedById: string | null;
  readonly proposedBy: string | null;
  readonly proposedAt: Date | null;
  readonly proposedFor: Date | null;
  readonly sentBack: string | null;
}

export interface VersionRow {
  readonly number: number;
  readonly content: AuthoredContent | null;
  readonly effectiveAt: Date;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
  readonly proposedBy: string | null;
  readonly restoredFrom: number | null;
  readonly cancelledAt: Date | null;
}

type ListQuery = ParsedRequestOf<typeof listContentItems>['query'];

interface NewVersion {
  readonly itemId: string;
  /** Absent: withdrawn from then on. */
  readonly content: AuthoredContent | null;
  /** At once when absent. */
  readonly effectiveAt?: Date | undefined;
  readonly publishedBy: string;
  /** Absent: an earlier version comes back, or it is withdrawn. */
  readonly proposedBy?: string;
  readonly restoredFrom?: number;
}

/**
 * An item's state follows from its versions. What counts as published is the latest version whose moment has come; what
 * was last put there, planned ones included, is what the draft is compared with.
 */
const overview = `
  select item.id, item.kind, item.slug, item.draft, item.draft_version as "draftVersion",
    item.draft_saved_at as "updatedAt",
    case when live.number is null then case when planned.at is null then 'draft' else 'scheduled' end
      when live.content is null then 'withdrawn' else 'published' end as state,
    latest.content is distinct from item.draft as "hasUnpublishedChanges",
    planned.at as "nextAt",
    item.draft_saved_by as "savedById", nullif(person_name(saver.first_name, saver.last_name), '') as "savedBy",
    item.proposed_by as "proposedById", nullif(person_name(proposer.first_name, proposer.last_name), '') as "proposedBy",
    item.proposed_at as "proposedAt", item.proposed_for as "proposedFor", item.sent_back as "sentBack"
  from content_items item
  left join users saver on saver.id = item.draft_saved_by
  left join users proposer on proposer.id = item.proposed_by
  left join lateral (
    select number, content from content_versions where item_id = item.id and cancelled_at is null and effective_at <= now()
    order by effective_at desc, number desc limit 1
  ) live on true
  left join lateral (
    select content from content_versions where item_id = item.id and cancelled_at is null order by number desc limit 1
  ) latest on true
  left join lateral (
    select min(effective_at) as at from content_versions
    where item_id = item.id and cancelled_at is null and effective_at > now()
  ) planned on true`;

const versionColumns = `version.number, version.content, version.effective_at as "effectiveAt",
  version.published_at as "publishedAt", nullif(person_name(users.first_name, users.last_name), '') as "publishedBy",
  nullif(person_name(proposer.first_name, proposer.last_name), '') as "proposedBy",
  version.restored_from as "restoredFrom", version.cancelled_at as "cancelledAt"`;

const titleOf = (alias: string) =>
  `coalesce(${alias}.draft #>> '{title,en}', ${alias}.draft #>> '{question,en}', ${alias}.draft #>> '{name,en}',
    ${alias}.draft #>> '{caption,en}', ${alias}.slug)`;

const source: ListSource<ItemRow, ListQuery['sortField']> = {
  from: sql.raw(`(${overview}) as item`),
  key: { column: sql`item.id`, type: 'uuid' },
  select: columnsNamed('item', [
    ...(['id', 'kind', 'slug', 'draft', 'draftVersion', 'updatedAt', 'state', 'hasUnpublishedChanges'] as const),
    ...(['nextAt', 'savedById', 'savedBy', 'proposedById', 'proposedBy', 'proposedAt'] as const),
    ...(['proposedFor', 'sentBack'] as const),
  ]),
  sorts: { updatedAt: { column: sql`item."updatedAt"`, type: 'timestamptz' } },
};

export function createContentItemsRepository(db: Database) {
  const { $client } = db;
  return {
    list: ({ kind, state, proposed, criteria, ...query }: ListQuery) =>
      readList(
        db,
        source,
        query,
        and(
          when(kind, (wanted) => sql`item.kind = ${wanted}`),
          when(state, (wanted) => sql`item.state = ${wanted}`),
          when(proposed, (wanted) => sql`(item."proposedById" is not null) = ${wanted === 'yes'}`),
          or(holds(sql`item.slug`, criteria), holds(sql.raw(titleOf('item')), criteria)),
        ),
      ),
    async find(id: string): Promise<ItemRow | undefined> {
      return (await $client.query<ItemRow>(`${overview} where item.id = $1`, [id])).rows[0];
    },
    /** Nobody else changes it until the transaction ends. */
    async lock(transaction: Transaction, id: string) {
      const { rows } = await transaction.execute<{
        kind: ContentKind;
        slug: string;
        draft: AuthoredContent;
        draftVersion: number;
        savedById: string | null;
        proposedById: string | null;
        proposedFor: string | null;
      }>(sql`select kind, slug, draft, draft_version as "draftVersion", draft_saved_by as "savedById",
        proposed_by as "proposedById", proposed_for as "proposedFor" from content_items where id = ${id} for update`);
      return rows[0];
    },
    /** Nothing when the address is taken. */
    async create(transaction: Transaction, slug: string, content: AuthoredContent, by: string) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`insert into content_items (kind, slug, draft, draft_saved_by)
          values (${content.kind}, ${slug}, ${json(content)}, ${by}) on conflict do nothing returning id`,
      );
      return rows[0]?.id;
    },
    async saveDraft(transaction: Transaction, id: string, content: AuthoredContent, by: string) {
      await transaction.execute(
        sql`update content_items set draft = ${json(content)}, draft_version = draft_version + 1,
          draft_saved_at = clock_timestamp(), draft_saved_by = ${by} where id = ${id}`,
      );
    },
    async propose(transaction: Transaction, id: string, by: string, publishAt: Date | undefined) {
      await transaction.execute(
        sql`update content_items set proposed_by = ${by}, proposed_at = clock_timestamp(),
          proposed_for = ${publishAt ?? null}, sent_back = null where id = ${id}`,
      );
    },
    /** Nothing is proposed any more; why, when it was sent back. */
    async endProposal(transaction: Transaction, id: string, sentBack: string | null) {
      await transaction.execute(
        sql`update content_items set proposed_by = null, proposed_at = null, proposed_for = null,
          sent_back = ${sentBack} where id = ${id}`,
      );
    },
    async addVersion(
      transaction: Transaction,
      { itemId, content, effectiveAt, publishedBy, proposedBy, restoredFrom }: NewVersion,
    ) {
      const { rows } = await transaction.execute<{ number: number }>(
        sql`insert into content_versions (item_id, number, content, effective_at, published_by, proposed_by, restored_from)
          values (${itemId}, 1, ${content && json(content)}, ${effectiveAt ?? sql`clock_timestamp()`}, ${publishedBy},
            ${proposedBy ?? null}, ${restoredFrom ?? null}) returning number`,
      );
      return rows[0]?.number ?? 0;
    },
    /** False when its moment has come, or it was called off before. */
    async cancel(transaction: Transaction, itemId: string, number: number): Promise<boolean> {
      const { rowCount } = await transaction.execute(
        sql`update content_versions set cancelled_at = clock_timestamp()
          where item_id = ${itemId} and number = ${number} and cancelled_at is null and effective_at > clock_timestamp()`,
      );
      return rowCount === 1;
    },
    /** Calls off whatever was planned; answers its numbers. */
    async cancelPlanned(transaction: Transaction, itemId: string): Promise<number[]> {
      const { rows } = await transaction.execute<{ number: number }>(
        sql`update content_versions set cancelled_at = clock_timestamp()
          where item_id = ${itemId} and cancelled_at is null and effective_at > clock_timestamp() returning number`,
      );
      return rows.map(({ number }) => number).sort((a, b) => a - b);
    },
    async versions(itemId: string): Promise<VersionRow[]> {
      const { rows } = await $client.query<VersionRow>(
        `select ${versionColumns} from content_versions version left join users on users.id = version.published_by
         left join users proposer on proposer.id = version.proposed_by
         where item_id = $1 order by number desc`,
        [itemId],
      );
      return rows;
    },
    async version(itemId: string, number: number): Promise<VersionRow | undefined> {
      const { rows } = await $client.query<VersionRow>(
        `select ${versionColumns} from content_versions version left join users on users.id = version.published_by
         left join users proposer on proposer.id = version.proposed_by
         where item_id = $1 and number = $2`,
        [itemId, number],
      );
      return rows[0];
    },
  };
}
export type ContentItemsRepository = ReturnType<typeof createContentItemsRepository>;

function json(content: AuthoredContent): SQL {
  return sql`${JSON.stringify(content)}::jsonb`;
}
