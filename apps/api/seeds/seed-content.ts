import type pg from 'pg';
import type { SeededContent } from './reference-data/content/wording.ts';

/**
 * Publishes what the portal comes with. A later release may word it better: as long as nobody of the service has touched
 * an item, it follows; from then on it is theirs.
 */
export async function seedContent(client: pg.Client, content: readonly SeededContent[]): Promise<void> {
  for (const { kind, slug, content: body, on } of content) {
    const { rows } = await client.query<{ id: string }>(
      `insert into content_items as item (kind, slug, draft) values ($1, $2, $3)
       on conflict (kind, slug) do update set draft = excluded.draft, draft_version = item.draft_version + 1,
         draft_saved_at = clock_timestamp()
       where item.draft_saved_by is null and item.draft is distinct from excluded.draft
         and not exists (select from content_versions where item_id = item.id and published_by is not null)
       returning id`,
      [kind, slug, JSON.stringify(body)],
    );
    const [changed] = rows;
    if (!changed) continue;
    await client.query(
      `insert into content_versions (item_id, number, content, effective_at) values ($1, 1, $2, coalesce(($3::date + time '09:00') at time zone 'Africa/Lagos', clock_timestamp()))`,
      [changed.id, JSON.stringify(body), on ?? null],
    );
  }
}
