import type { PartnerEventType } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface EventsAsked {
  /** Of the last one that is known; 0: from the beginning. */
  readonly after: number;
  readonly limit: number;
  readonly type?: PartnerEventType | undefined;
  readonly since: Date;
  /** Of whoever reads without the eyes of a key. */
  readonly engineCodeId?: number;
  readonly id?: string;
  readonly until?: Date;
}

type EventState = 'unpaid' | 'paid' | 'cancelled' | 'under-review' | 'void';

/** By position; what the reader may not see is not there. */
export async function pageOfEvents(tables: Kysely<Schema>, asked: EventsAsked) {
  const { after, limit, type, since, until, engineCodeId, id } = asked;
  return await tables
    .selectFrom('partner_events as e')
    .innerJoin('reading.partner_bills as p', 'p.id', 'e.bill_id')
    .select(['e.id', 'e.at', 'e.version'])
    .select(({ ref }) => [
      ref('e.type').$castTo<PartnerEventType>().as('type'),
      ref('e.state').$castTo<EventState>().as('state'),
      ref('e.position').$castTo<number>().as('position'),
      ref('p.reference').$castTo<string>().as('reference'),
      ref('p.external_reference').$castTo<string>().as('externalReference'),
    ])
    .where('e.position', '>', after)
    .where('e.at', '>=', since)
    .$if(type !== undefined, (query) => query.where('e.type', '=', type ?? 'bill.created'))
    .$if(engineCodeId !== undefined, (query) => query.where('e.engine_code_id', '=', engineCodeId ?? 0))
    .$if(id !== undefined, (query) => query.where('e.id', '=', id ?? ''))
    .$if(until !== undefined, (query) => query.where('e.at', '<=', until ?? since))
    .orderBy('e.position')
    .limit(limit)
    .execute();
}

/** Of one engine code, with no eyes of a key. */
export function eventsOfCode(run: Runner, asked: EventsAsked & { readonly engineCodeId: number }) {
  return pageOfEvents(tablesOf(run), asked);
}

/** What is committed gets its place in the order; what comes later gets a later one. */
export async function placeEvents(db: Database): Promise<void> {
  await tablesOf(db).selectNoFrom(sql`place_partner_events()`.as('placed')).execute();
}

const eventsAtOnce = 5_000n;

/** In pieces, so that nobody waits for it. */
export async function forgetOldEvents(db: Database, before: Date): Promise<void> {
  const tables = tablesOf(db);
  for (let gone = eventsAtOnce; gone === eventsAtOnce; ) {
    const { numDeletedRows } = await tables
      .deleteFrom('partner_events')
      .where('id', 'in', (eb) =>
        eb.selectFrom('partner_events').select('id').where('at', '<', before).orderBy('at').limit(eventsAtOnce),
      )
      .executeTakeFirstOrThrow();
    gone = numDeletedRows;
  }
  for (let gone = 1n; gone > 0n; ) {
    const { numDeletedRows } = await tables
      .deleteFrom('partner_batches')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('partner_batches')
          .select('id')
          .where('created_at', '<', before)
          .where('finished_at', 'is not', null)
          .limit(1),
      )
      .executeTakeFirstOrThrow();
    gone = numDeletedRows;
  }
}
