import type { PartnerEventType, Webhook, webhookShapes } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Whose addresses: of one engine code, or of all of an expert system. */
export interface WebhookOwner {
  readonly expertSystemId: number;
  readonly engineCodeId?: number;
}

type Shape = (typeof webhookShapes)[number];

export interface WebhookToMake extends Required<WebhookOwner> {
  readonly id: string;
  readonly url: string;
  readonly eventTypes: readonly PartnerEventType[];
  readonly shape: Shape;
  readonly secret: Buffer;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** It is told of what happens from now on: what was placed before is not sent. */
export async function insertWebhook(tx: Transaction, made: WebhookToMake): Promise<void> {
  await tablesOf(tx)
    .insertInto('partner_webhooks')
    .values({
      ...{ id: made.id, expert_system_id: made.expertSystemId, engine_code_id: made.engineCodeId },
      ...{ url: made.url, event_types: [...made.eventTypes], shape: made.shape, secret: made.secret },
      ...{ created_by: made.createdBy, created_at: made.createdAt, state_at: made.createdAt },
      fed_position: (eb) =>
        eb
          .selectFrom('partner_events')
          .select(sql<number>`coalesce(max(position), 0)`.as('last'))
          .where('engine_code_id', '=', made.engineCodeId),
    })
    .execute();
}

/** The newest first. */
export async function listWebhooks(run: Runner, owner: WebhookOwner): Promise<(Webhook & { engineCode: string })[]> {
  const rows = await webhooksOf(run, owner).orderBy('w.created_at', 'desc').orderBy('w.id').execute();
  return rows.map(presentWebhook);
}

export async function findWebhook(run: Runner, owner: WebhookOwner, id: string) {
  const row = await webhooksOf(run, owner).where('w.id', '=', id).executeTakeFirst();
  return row && presentWebhook(row);
}

function webhooksOf(run: Runner, { expertSystemId, engineCodeId }: WebhookOwner) {
  return tablesOf(run)
    .selectFrom('partner_webhooks as w')
    .innerJoin('reading.engine_codes as g', 'g.id', 'w.engine_code_id')
    .select(['w.id', 'w.url', 'w.state', 'w.state_why as stateWhy', 'w.state_at as stateAt', 'g.code as engineCode'])
    .select(['w.created_at as createdAt', 'w.previous_secret_until as previousSecretUntil'])
    .select('w.held_until as heldUntil')
    .select(({ ref, selectFrom }) => [
      ref('w.event_types').$castTo<PartnerEventType[]>().as('eventTypes'),
      ref('w.shape').$castTo<Shape>().as('shape'),
      selectFrom('partner_deliveries as d')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.state', '=', 'waiting')
        .$asScalar()
        .$notNull()
        .as('waiting'),
    ])
    .where('w.expert_system_id', '=', expertSystemId)
    .$if(engineCodeId !== undefined, (query) => query.where('w.engine_code_id', '=', engineCodeId ?? 0));
}

type WebhookRow = Awaited<ReturnType<ReturnType<typeof webhooksOf>['execute']>>[number];

function presentWebhook({ stateAt, createdAt, previousSecretUntil, heldUntil, engineCode, ...row }: WebhookRow) {
  return {
    ...row,
    engineCode: engineCode ?? '',
    stateAt: stateAt.toISOString(),
    createdAt: createdAt.toISOString(),
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
  };
}

/** One of the owner's that is not ended, kept from everybody else until the transaction ends. */
export async function lockWebhook(tx: Transaction, { expertSystemId, engineCodeId }: WebhookOwner, id: string) {
  return tablesOf(tx)
    .selectFrom('partner_webhooks')
    .select(['id', 'state', 'shape', 'secret', 'previous_secret_until as previousSecretUntil'])
    .select('engine_code_id as engineCodeId')
    .select(({ ref }) => ref('event_types').$castTo<PartnerEventType[]>().as('eventTypes'))
    .where('id', '=', id)
    .where('expert_system_id', '=', expertSystemId)
    .$if(engineCodeId !== undefined, (query) => query.where('engine_code_id', '=', engineCodeId ?? 0))
    .where('state', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();
}

export async function setAddress(
  tx: Transaction,
  id: string,
  { url, eventTypes }: { readonly url?: string | undefined; readonly eventTypes?: readonly string[] | undefined },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_webhooks')
    .set({ ...(url !== undefined && { url }), ...(eventTypes && { event_types: [...eventTypes] }) })
    .where('id', '=', id)
    .execute();
}

export interface Standing {
  readonly state: 'active' | 'paused' | 'ended';
  readonly why: 'by-partner' | 'no-answer' | 'gone' | null;
  readonly at: Date;
}

/** Who ends an address forgets its secrets and gives up what waited; who lets it go on begins the schedules anew. */
export async function setStanding(tx: Transaction, id: string, { state, why, at }: Standing): Promise<void> {
  const tables = tablesOf(tx);
  await tables
    .updateTable('partner_webhooks')
    .set({ state, state_why: why, state_at: at, held_until: null })
    .$if(state === 'ended', (query) => query.set({ secret: null, previous_secret: null, previous_secret_until: null }))
    .where('id', '=', id)
    .execute();
  const waiting = tables.updateTable('partner_deliveries').where('webhook_id', '=', id).where('state', '=', 'waiting');
  if (state === 'ended') await waiting.set({ state: 'given-up' }).execute();
  if (state === 'active') await waiting.set({ tries: 0, next_at: at }).execute();
}

/** `previousUntil`: the old secret signs beside the new one until then; undefined: it ends now. */
export async function setSecret(
  tx: Transaction,
  id: string,
  secret: Buffer,
  previous: { readonly secret: Buffer; readonly until: Date } | undefined,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_webhooks')
    .set({ secret, previous_secret: previous?.secret ?? null, previous_secret_until: previous?.until ?? null })
    .where('id', '=', id)
    .execute();
}

/** What a person is written about an address. */
export async function webhookForMail(run: Runner, id: string) {
  return tablesOf(run)
    .selectFrom('partner_webhooks')
    .select(['id', 'expert_system_id as expertSystemId', 'state_at as stateAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
