import type { PartnerEventType } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

export interface EventsAsked {
  /** Of the last one that is known; 0: from the beginning. */
  readonly after: number;
  readonly limit: number;
  readonly type?: PartnerEventType | undefined;
  readonly since: Date;
}

interface EventRow {
  readonly id: string;
  readonly type: PartnerEventType;
  readonly at: Date;
  readonly state: 'unpaid' | 'paid' | 'cancelled' | 'under-review' | 'void';
  readonly version: number;
  readonly position: number;
  readonly reference: string;
  readonly externalReference: string;
}

/** By position; what the reader may not see is not there. */
export function pageOfEvents(run: RunQuery, { after, limit, type, since }: EventsAsked): Promise<readonly EventRow[]> {
  return run<EventRow>(
    sql`select e.id, e.type, e.at, e.state, e.version, e.position::float8 as position, p.reference,
        p.external_reference as "externalReference"
      from partner_events e join reading.partner_bills p on p.id = e.bill_id
      where e.position > ${after} and e.at >= ${since.toISOString()}::timestamptz and (${type ?? null}::text is null or e.type = ${type ?? null})
      order by e.position limit ${limit}`,
  );
}

/** What is committed gets its place in the order; what comes later gets a later one. */
export async function placeEvents({ $client }: Pick<Database, '$client'>): Promise<void> {
  await $client.query('select place_partner_events()');
}

const atOnce = 5_000;

/** In pieces, so that nobody waits for it. */
export async function forgetOldEvents({ $client }: Pick<Database, '$client'>, before: Date): Promise<void> {
  for (let gone = atOnce; gone === atOnce; ) {
    const { rowCount } = await $client.query(
      `delete from partner_events where id in (select id from partner_events where at < $1 order by at limit $2)`,
      [before, atOnce],
    );
    gone = rowCount ?? 0;
  }
  for (let gone = 1; gone > 0; ) {
    const { rowCount } = await $client.query(
      `delete from partner_batches where id in (select id from partner_batches where created_at < $1 and finished_at is not null limit 1)`,
      [before],
    );
    gone = rowCount ?? 0;
  }
}
