import { randomUUID } from 'node:crypto';
import {
  type ErrorCode,
  type PartnerEventType,
  partnerEventDays,
  replayMost,
  type WebhookReplay,
  type webhookShapes,
} from '@portal/contracts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { type AuditActor, writeAudit } from '../../../ground/audit/index.ts';
import { eventsOfCode, placeEvents } from '../data/partner-events.repository.ts';
import { insertDeliveries, sendAgain } from '../data/webhook-deliveries.repository.ts';
import {
  insertWebhook,
  lockWebhook,
  setAddress,
  setSecret,
  setStanding,
  type WebhookOwner,
} from '../data/webhooks.repository.ts';
import { deliveriesOf } from './feed-webhooks.ts';
import type { ModeDeps } from './partners-deps.ts';
import type { WebhookSeals } from './webhook-seals.ts';
import { makeWebhookSecret } from './webhook-signature.ts';

const hourMs = 3_600_000;
const rowsAtOnce = 500;

type Deps = Pick<ModeDeps, 'db' | 'clock' | 'bills' | 'egress' | 'portalOrigin' | 'mode'> & {
  readonly seals: WebhookSeals;
};

/** Who asks: a person of the expert system, or a key of one engine code. */
export interface WebhookManager {
  readonly owner: WebhookOwner;
  readonly actor: AuditActor;
}

interface Address {
  readonly url: string;
  readonly eventTypes: readonly PartnerEventType[];
}

type AddressChange = { readonly [Name in keyof Address]?: Address[Name] | undefined };

/** What both the area and the interface do with addresses; each deed is in the audit log of the system. */
export function createWebhookManager(deps: Deps) {
  const { db, clock, egress, portalOrigin, seals } = deps;

  async function requirePublic(url: string): Promise<void> {
    const isOurs = new URL(url).hostname === new URL(portalOrigin).hostname;
    if (isOurs || !(await egress.leadsToPublic(url)))
      throw new BusinessError('webhook.address-not-public', {
        fieldErrors: { url: 'It does not lead to public addresses alone' },
      });
  }

  /** The work on one address of the owner, and the audit row of what it did. */
  async function change<Result>(
    { owner, actor }: WebhookManager,
    id: string,
    action: Action,
    work: (
      tx: Transaction,
      webhook: NonNullable<Awaited<ReturnType<typeof lockWebhook>>>,
    ) => Promise<{ readonly result: Result; readonly detail?: object }>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      const webhook = await lockWebhook(tx, owner, id);
      if (!webhook) throw new BusinessError('webhook.not-found');
      const { result, detail } = await work(tx, webhook);
      const subject = `expert-system:${owner.expertSystemId}`;
      await writeAudit(tx, { actor, action, subject, detail: { webhook: id, ...detail } });
      return result;
    });
  }

  return {
    /** Shown once: the answer is the only place of the secret in the clear. */
    async make(
      { owner, actor, madeBy }: WebhookManager & { readonly owner: Required<WebhookOwner>; readonly madeBy: string },
      { url, eventTypes, shape }: Address & { readonly shape: (typeof webhookShapes)[number] },
      notValid: ErrorCode,
    ) {
      await requirePublic(url);
      await placeEvents(db);
      const [id, secret] = [randomUUID(), makeWebhookSecret()];
      await db
        .transaction(async (tx) => {
          await insertWebhook(tx, {
            ...{ id, ...owner, url, shape, secret: seals.seal(secret, id), createdBy: madeBy, createdAt: clock.now() },
            // The earlier portal told of payments alone.
            eventTypes: shape === 'paid-notice' ? ['bill.paid'] : eventTypes,
          });
          const subject = `expert-system:${owner.expertSystemId}`;
          await writeAudit(tx, {
            actor,
            action: 'webhook.made',
            subject,
            detail: { webhook: id, url, eventTypes, shape },
          });
        })
        .catch((error: unknown) => {
          if (violates(error, 'partner_webhooks_five')) throw new BusinessError('webhook.too-many', { cause: error });
          if (violates(error, 'partner_webhooks_engine_code_fk') || violates(error, 'partner_webhooks_code_valid'))
            throw new BusinessError(notValid, { cause: error });
          throw error;
        });
      return { id, secret };
    },

    async setAddress(manager: WebhookManager, id: string, address: AddressChange): Promise<void> {
      if (address.url !== undefined) await requirePublic(address.url);
      await change(manager, id, 'webhook.changed', async (tx) => {
        await setAddress(tx, id, address);
        return { result: undefined, detail: address };
      });
    },

    async setState(manager: WebhookManager, id: string, state: 'active' | 'paused' | 'ended'): Promise<void> {
      const action = { active: 'webhook.resumed', paused: 'webhook.paused', ended: 'webhook.ended' } as const;
      await change(manager, id, action[state], async (tx, webhook) => {
        const why = state === 'active' ? null : 'by-partner';
        if (webhook.state !== state) await setStanding(tx, id, { state, why, at: clock.now() });
        return { result: undefined, detail: { why: 'by-partner' } };
      });
    },

    async changeSecret(manager: WebhookManager, id: string, overlapHours: number): Promise<string> {
      const secret = makeWebhookSecret();
      return change(manager, id, 'webhook.secret-changed', async (tx, { secret: old, previousSecretUntil }) => {
        const now = clock.now();
        if (overlapHours > 0 && previousSecretUntil && previousSecretUntil > now)
          throw new BusinessError('webhook.two-secrets');
        const until = new Date(now.getTime() + overlapHours * hourMs);
        const previous = overlapHours > 0 && old ? { secret: old, until } : undefined;
        await setSecret(tx, id, seals.seal(secret, id), previous);
        return { result: secret, detail: { overlapHours } };
      });
    },

    /** Of no bill, and in no list of events; gives the delivery's id. */
    async sendTest({ owner }: WebhookManager, id: string): Promise<string> {
      return db.transaction(async (tx) => {
        const webhook = await lockWebhook(tx, owner, id);
        if (!webhook) throw new BusinessError('webhook.not-found');
        if (webhook.state !== 'active') throw new BusinessError('webhook.not-active');
        const happenedAt = clock.now();
        const event = {
          id: randomUUID(),
          type: 'webhook.test',
          timestamp: happenedAt.toISOString(),
          data: { mode: deps.mode },
        };
        const test = { webhookId: id, eventId: event.id, type: event.type, about: null, body: JSON.stringify(event) };
        const [delivery = ''] = await insertDeliveries(tx, [{ ...test, happenedAt }], happenedAt);
        return delivery;
      });
    },

    /** Gives how many events go out again. */
    async replay(manager: WebhookManager, id: string, asked: WebhookReplay): Promise<number> {
      await placeEvents(db);
      return change(manager, id, 'webhook.replayed', async (tx, webhook) => {
        if (webhook.state !== 'active') throw new BusinessError('webhook.not-active');
        const now = clock.now();
        const kept = new Date(now.getTime() - partnerEventDays * 24 * hourMs);
        const from = 'from' in asked ? new Date(Math.max(Date.parse(asked.from), kept.getTime())) : kept;
        const page = await eventsOfCode(tx, {
          ...{ after: 0, limit: replayMost, since: from, engineCodeId: webhook.engineCodeId },
          ...('eventId' in asked ? { id: asked.eventId } : { until: new Date(asked.until) }),
        });
        const events = 'eventId' in asked ? page : page.filter(({ type }) => webhook.eventTypes.includes(type));
        const ids = 'eventId' in asked ? [asked.eventId] : events.map((event) => event.id);
        const deliveries = await deliveriesOf(deps, webhook, events);
        for (let at = 0; at < deliveries.length; at += rowsAtOnce)
          await insertDeliveries(tx, deliveries.slice(at, at + rowsAtOnce), now);
        const arrived = 'eventId' in asked || asked.which === 'all';
        let result = 0;
        for (let at = 0; at < ids.length; at += rowsAtOnce)
          result += await sendAgain(tx, { webhookId: id, at: now, arrived }, ids.slice(at, at + rowsAtOnce));
        return { result, detail: { ...asked, events: result } };
      });
    },
  };
}

export type WebhooksManaged = ReturnType<typeof createWebhookManager>;
type Action =
  | 'webhook.changed'
  | 'webhook.paused'
  | 'webhook.resumed'
  | 'webhook.ended'
  | 'webhook.secret-changed'
  | 'webhook.replayed';
