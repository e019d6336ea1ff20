import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { readList } from '../../../../platform/lists/read-list.ts';
import type { PageQuery } from '../../../../platform/lists/read-page.ts';

export interface OwnActivityRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly isOwn: boolean;
  readonly role: string | null;
  readonly office: string | null;
  readonly reason: string | null;
  readonly device: string | null;
  readonly address: string | null;
}

interface Person {
  readonly userId: string;
  readonly tpui: string | null;
}

/** A page of both logs, newest first, of what somebody did and of what was done to their account or record. */
export function listOwnActivity(
  db: Database,
  { userId, tpui }: Person,
  query: PageQuery<'at'> & { readonly ofOthers?: boolean | undefined },
) {
  const actor = `user:${userId}`;
  const subjects = [actor, ...(tpui === null ? [] : [`taxpayer:${tpui}`])];
  const byOthers = query.ofOthers ? sql`log.actor like 'user:%' and log.actor <> ${actor}` : undefined;
  return readList(db, ownLog(actor, subjects), query, byOthers);
}

/** Each log by its own indexes; both together in one order. */
function ownLog(actor: string, subjects: readonly string[]): ListSource<OwnActivityRow, 'at'> {
  const own = sql`(actor = ${actor} or subject in ${[...subjects]})`;
  const columns = sql`at, actor, action, actor_role, detail ->> 'reason' as reason, device, address`;
  const from: SQL = sql`(
    select 'a' || lpad(position::text, 12, '0') as id, ${columns} from audit_log where ${own}
    union all
    select 'b' || lpad(id::text, 12, '0') as id, ${columns} from activity_log where ${own}
  ) as log`;
  const isOwn = sql`(log.actor = ${actor})`;
  const someone = sql`from users u left join tax_offices o on o.id = u.tax_office_id left join mdas m on m.id = u.mda_id
    where u.id = case when log.actor like 'user:%' then substr(log.actor, 6)::uuid end`;
  return {
    from,
    key: { column: sql`log.id`, type: 'text' },
    select: {
      id: sql`log.id`,
      at: sql`log.at`,
      action: sql`log.action`,
      isOwn,
      role: sql`coalesce(log.actor_role, (select active_role(u.id) ${someone}))`,
      office: sql`(select coalesce(o.name, m.name) ${someone})`,
      reason: sql`log.reason`,
      device: sql`case when ${isOwn} then log.device end`,
      address: sql`case when ${isOwn} then log.address end`,
    },
    sorts: { at: { column: sql`log.at`, type: 'timestamptz' } },
  };
}
