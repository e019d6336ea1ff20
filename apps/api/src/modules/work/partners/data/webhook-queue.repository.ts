import type { AttemptFault, PartnerEventType } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Active addresses that have not looked at every event of their engine code. */
export async function webhooksBehind(run: Runner): Promise<string[]> {
  const rows = await tablesOf(run)
    .selectFrom('partner_webhooks as w')
    .select('w.id')
    .where('w.state', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partner_events as e')
          .whereRef('e.engine_code_id', '=', 'w.engine_code_id')
          .whereRef('e.position', '>', 'w.fed_position'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** One that nobody else feeds at this moment. */
export async function takeForFeeding(tx: Transaction, id: string) {
  return tablesOf(tx)
    .selectFrom('partner_webhooks')
    .select(['id', 'engine_code_id as engineCodeId', 'fed_position as fedPosition', 'shape'])
    .select(({ ref }) => ref('event_types').$castTo<PartnerEventType[]>().as('eventTypes'))
    .where('id', '=', id)
    .where('state', '=', 'active')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setFedPosition(tx: Transaction, id: string, position: number): Promise<void> {
  await tablesOf(tx).updateTable('partner_webhooks').set({ fed_position: position }).where('id', '=', id).execute();
}

/** Addresses for which something is due now, with their engine codes. */
export async function webhooksDue(
  run: Runner,
  now: Date,
): Promise<{ readonly id: string; readonly engineCodeId: number }[]> {
  return await tablesOf(run)
    .selectFrom('partner_webhooks as w')
    .select(['w.id', 'w.engine_code_id as engineCodeId'])
    .where('w.state', '=', 'active')
    .where((eb) => eb.or([eb('w.held_until', 'is', null), eb('w.held_until', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partner_deliveries as d')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.state', '=', 'waiting')
          .where('d.next_at', '<=', now)
          .where((eb) => eb.or([eb('d.taken_until', 'is', null), eb('d.taken_until', '<=', now)])),
      ),
    )
    .execute();
}

/** Takes the next message of an address, until `until`: who dies with it leaves it to the next one. */
export async function takeDelivery(db: Database, webhookId: string, now: Date, until: Date) {
  return tablesOf(db)
    .updateTable('partner_deliveries as d')
    .from('partner_webhooks as w')
    .set({ taken_until: until })
    .whereRef('w.id', '=', 'd.webhook_id')
    .where('w.state', '=', 'active')
    .where((eb) => eb.or([eb('w.held_until', 'is', null), eb('w.held_until', '<=', now)]))
    .where('d.id', '=', ({ selectFrom }) =>
      selectFrom('partner_deliveries as n')
        .select('n.id')
        .where('n.webhook_id', '=', webhookId)
        .where('n.state', '=', 'waiting')
        .where('n.next_at', '<=', now)
        .where((eb) => eb.or([eb('n.taken_until', 'is', null), eb('n.taken_until', '<=', now)]))
        .orderBy('n.next_at')
        .orderBy('n.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['d.id', 'd.webhook_id as webhookId', 'd.event_id as eventId', 'd.body', 'w.url', 'w.secret', 'w.shape'])
    .returning(['w.previous_secret as previousSecret', 'w.previous_secret_until as previousSecretUntil'])
    .returning('w.expert_system_id as expertSystemId')
    .executeTakeFirst();
}

export type TakenDelivery = NonNullable<Awaited<ReturnType<typeof takeDelivery>>>;

/** Nothing was sent, or nobody knows: the next one may. */
export async function leaveDelivery(db: Database, id: string): Promise<void> {
  await tablesOf(db).updateTable('partner_deliveries').set({ taken_until: null }).where('id', '=', id).execute();
}

export interface AttemptToKeep {
  readonly at: Date;
  readonly tookMs: number;
  readonly status: number | null;
  readonly fault: AttemptFault | null;
  readonly answer: string;
}

export async function keepAttempt(tx: Transaction, deliveryId: string, attempt: AttemptToKeep): Promise<void> {
  const { at, tookMs, status, fault, answer } = attempt;
  await tablesOf(tx)
    .insertInto('partner_attempts')
    .values({ delivery_id: deliveryId, at, took_ms: tookMs, status, fault, answer })
    .execute();
}

/** How the address stands and how often the message was tried, both kept from everybody else. */
export async function lockSent(tx: Transaction, { id, webhookId }: TakenDelivery) {
  const tables = tablesOf(tx);
  const webhook = await tables
    .selectFrom('partner_webhooks')
    .select('state')
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
  const delivery = await tables
    .selectFrom('partner_deliveries')
    .select(['tries', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return webhook && delivery && { webhookState: webhook.state, ...delivery };
}

export async function settleDelivery(
  tx: Transaction,
  id: string,
  settled: { readonly state: 'arrived' | 'given-up' | 'waiting'; readonly tries: number; readonly nextAt?: Date },
): Promise<void> {
  const { state, tries, nextAt } = settled;
  await tablesOf(tx)
    .updateTable('partner_deliveries')
    .set({ state, tries, taken_until: null, ...(nextAt && { next_at: nextAt }) })
    .where('id', '=', id)
    .execute();
}

/** Nothing is sent there before. */
export async function holdWebhook(tx: Transaction, id: string, until: Date): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_webhooks')
    .set({ held_until: sql<Date>`greatest(held_until, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}
