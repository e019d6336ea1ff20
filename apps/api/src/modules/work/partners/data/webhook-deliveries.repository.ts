import type { AttemptFault, deliveryStates, WebhookAttempt, WebhookDelivery } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface DeliveryToMake {
  readonly webhookId: string;
  readonly eventId: string;
  readonly type: string;
  readonly about: string | null;
  readonly body: string;
  readonly happenedAt: Date;
}

/** An event is once in the queue of an address. Gives the ids of those that were not there. */
export async function insertDeliveries(
  tx: Transaction,
  deliveries: readonly DeliveryToMake[],
  now: Date,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = await tablesOf(tx)
    .insertInto('partner_deliveries')
    .values(
      deliveries.map(({ webhookId, eventId, type, about, body, happenedAt }) => ({
        ...{ webhook_id: webhookId, event_id: eventId, type, about, body },
        ...{ happened_at: happenedAt, created_at: now, next_at: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface DeliveriesAsked {
  readonly webhookId: string;
  readonly limit: number;
  /** The id of the last one that is known; the newest come first. */
  readonly before?: string | undefined;
  readonly state?: (typeof deliveryStates)[number] | undefined;
  readonly id?: string;
}

export async function listDeliveries(run: Runner, asked: DeliveriesAsked): Promise<WebhookDelivery[]> {
  const rows = await deliveriesOf(run, asked).execute();
  return rows.map(presentDelivery);
}

/** With its bytes and every attempt, the newest first. */
export async function findDelivery(run: Runner, webhookId: string, id: string) {
  const row = await deliveriesOf(run, { webhookId, id, limit: 1 }).select('d.body').executeTakeFirst();
  if (!row) return undefined;
  const attempts = await tablesOf(run)
    .selectFrom('partner_attempts')
    .select(['at', 'took_ms as tookMs', 'status', 'answer'])
    .select(({ ref }) => ref('fault').$castTo<AttemptFault | null>().as('fault'))
    .where('delivery_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const { body, ...rest } = row;
  return {
    ...presentDelivery(rest),
    body,
    attempts: attempts.map(({ at, ...attempt }): WebhookAttempt => ({ ...attempt, at: at.toISOString() })),
  };
}

function deliveriesOf(run: Runner, { webhookId, limit, before, state, id }: DeliveriesAsked) {
  const last = sql<WebhookAttempt | null>`(select json_build_object('at', a.at, 'tookMs', a.took_ms, 'status', a.status, 'fault', a.fault,
    'answer', a.answer) from partner_attempts a where a.delivery_id = d.id order by a.id desc limit 1)`;
  return tablesOf(run)
    .selectFrom('partner_deliveries as d')
    .select(['d.id', 'd.event_id as eventId', 'd.type', 'd.about', 'd.happened_at as happenedAt', 'd.state', 'd.tries'])
    .select(['d.next_at as nextAt', last.as('lastAttempt')])
    .where('d.webhook_id', '=', webhookId)
    .$if(before !== undefined, (query) => query.where('d.id', '<', before ?? ''))
    .$if(state !== undefined, (query) => query.where('d.state', '=', state ?? 'waiting'))
    .$if(id !== undefined, (query) => query.where('d.id', '=', id ?? ''))
    .orderBy('d.id', 'desc')
    .limit(limit);
}

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number];

function presentDelivery({ happenedAt, nextAt, lastAttempt, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    happenedAt: happenedAt.toISOString(),
    nextAt: row.state === 'waiting' ? nextAt.toISOString() : null,
    lastAttempt: lastAttempt && { ...lastAttempt, at: new Date(lastAttempt.at).toISOString() },
  };
}

interface Again {
  readonly webhookId: string;
  readonly at: Date;
  /** What arrived goes once more too. */
  readonly arrived: boolean;
}

/** Again from the beginning of the schedule, with the same id. Gives how many. */
export async function sendAgain(
  tx: Transaction,
  { webhookId, at, arrived }: Again,
  eventIds: readonly string[],
): Promise<number> {
  if (eventIds.length === 0) return 0;
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('partner_deliveries')
    .set({ state: 'waiting', tries: 0, next_at: at })
    .where('webhook_id', '=', webhookId)
    .where('event_id', 'in', eventIds)
    .$if(!arrived, (query) => query.where('state', '<>', 'arrived'))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const rowsAtOnce = 5_000n;

/** What was meant for an address so long ago, and addresses that ended so long ago; in pieces, so that nobody waits for it. */
export async function forgetDeliveries(run: Runner, before: Date): Promise<void> {
  const tables = tablesOf(run);
  for (let gone = rowsAtOnce; gone === rowsAtOnce; ) {
    const { numDeletedRows } = await tables
      .deleteFrom('partner_deliveries')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('partner_deliveries')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(rowsAtOnce),
      )
      .executeTakeFirstOrThrow();
    gone = numDeletedRows;
  }
  await tables.deleteFrom('partner_webhooks').where('state', '=', 'ended').where('state_at', '<', before).execute();
}
