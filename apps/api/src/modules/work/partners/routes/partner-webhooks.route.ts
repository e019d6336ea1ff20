import {
  changeWebhook,
  changeWebhookSecret,
  endWebhook,
  getDelivery,
  listDeliveries as listDeliveriesEndpoint,
  listWebhooks as listWebhooksEndpoint,
  makeWebhook,
  replayWebhook,
  sendTestEvent,
  type Webhook,
} from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { digestOf } from '../../../../platform/http/submission.ts';
import type { WebhookManager, WebhooksManaged } from '../application/manage-webhooks.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { findDelivery, listDeliveries } from '../data/webhook-deliveries.repository.ts';
import { findWebhook, listWebhooks } from '../data/webhooks.repository.ts';

type Deps = Pick<PartnersDeps, 'db'> & { readonly webhooks: WebhooksManaged };

/** Addresses of the engine code of the key; of any other there are none. */
export function partnerWebhooksRoutes(serve: ServePartner, { db, webhooks }: Deps): void {
  async function find(caller: PartnerCaller, id: string): Promise<Webhook> {
    const webhook = await findWebhook(db, managerOf(caller).owner, id);
    if (!webhook) throw new BusinessError('webhook.not-found');
    return webhook;
  }

  serve(listWebhooksEndpoint, async (_request, { caller }) => ({
    status: 200 as const,
    body: { data: await listWebhooks(db, managerOf(caller).owner) },
  }));

  serve(makeWebhook, async ({ body }, { caller }) => {
    const owner = { expertSystemId: caller.expertSystemId, engineCodeId: caller.engineCodeId };
    const manager = { ...managerOf(caller), owner, madeBy: caller.madeBy };
    const { id, secret } = await webhooks.make(manager, body, 'tsp.engine-code-revoked');
    return { status: 201 as const, body: { webhook: await find(caller, id), secret } };
  });

  serve(changeWebhook, async ({ params: { webhookId }, body: { state, ...address } }, { caller }) => {
    const isNowhere = address.url === undefined && address.eventTypes === undefined;
    if (!isNowhere) await webhooks.setAddress(managerOf(caller), webhookId, address);
    if (state !== undefined) await webhooks.setState(managerOf(caller), webhookId, state);
    return { status: 200 as const, body: await find(caller, webhookId) };
  });

  serve(endWebhook, async ({ params: { webhookId } }, { caller }) => {
    const { state } = await find(caller, webhookId);
    if (state !== 'ended') await webhooks.setState(managerOf(caller), webhookId, 'ended');
    return { status: 200 as const, body: await find(caller, webhookId) };
  });

  serve(changeWebhookSecret, async ({ params: { webhookId }, body: { overlapHours } }, { caller }) => {
    const secret = await webhooks.changeSecret(managerOf(caller), webhookId, overlapHours);
    return { status: 201 as const, body: { webhook: await find(caller, webhookId), secret } };
  });

  serve(sendTestEvent, async ({ params: { webhookId } }, { caller }) => {
    const [delivery] = await listDeliveries(db, {
      ...{ webhookId, limit: 1 },
      id: await webhooks.sendTest(managerOf(caller), webhookId),
    });
    if (!delivery) throw new BusinessError('webhook.not-found');
    return { status: 202 as const, body: delivery };
  });

  serve(listDeliveriesEndpoint, async ({ params: { webhookId }, query: { cursor, limit, state } }, { caller }) => {
    const asked = digestOf(['deliveries', webhookId, state]).toString('base64url').slice(0, 16);
    const before = cursor === undefined ? undefined : readDeliveryCursor(asked, cursor);
    await find(caller, webhookId);
    const page = await listDeliveries(db, { webhookId, limit: limit + 1, before, state });
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    return { status: 200 as const, body: { data: shown, nextCursor: last ? `${asked}.${last.id}` : null } };
  });

  serve(getDelivery, async ({ params: { webhookId, deliveryId } }, { caller }) => {
    await find(caller, webhookId);
    const delivery = await findDelivery(db, webhookId, deliveryId);
    if (!delivery) throw new BusinessError('webhook.not-found');
    return { status: 200 as const, body: delivery };
  });

  serve(replayWebhook, async ({ params: { webhookId }, body }, { caller }) => ({
    status: 202 as const,
    body: { events: await webhooks.replay(managerOf(caller), webhookId, body) },
  }));
}

/** Of the newest first: the id of the last one that was shown, and what was asked. */
function readDeliveryCursor(asked: string, cursor: string): string {
  const [question, id = ''] = cursor.split('.');
  if (question === asked && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return id;
  throw new BusinessError('tsp.cursor-mismatch');
}

function managerOf({ expertSystemId, engineCodeId, handle }: PartnerCaller): WebhookManager {
  return { owner: { expertSystemId, engineCodeId }, actor: { system: `partner key ${handle}` } };
}
