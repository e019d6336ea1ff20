import {
  changeOwnWebhook,
  changeOwnWebhookSecret,
  deliveriesShown,
  getOwnDelivery,
  getOwnWebhook,
  listOwnWebhooks,
  makeOwnWebhook,
  replayOwnWebhook,
  type Scope,
  sendOwnTestEvent,
  setOwnWebhookState,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { validCodes } from '../../../ground/expert-systems/index.ts';
import type { WebhookManager, WebhooksManaged } from '../application/manage-webhooks.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { findDelivery, listDeliveries } from '../data/webhook-deliveries.repository.ts';
import { findWebhook, listWebhooks } from '../data/webhooks.repository.ts';

type Deps = Pick<PartnersDeps, 'db' | 'proveSecondFactor'> & { readonly webhooks: WebhooksManaged };

/** Addresses for events, as people of the expert system manage them; another system's are not there. */
export function webhooksRoutes(app: FastifyInstance, { db, proveSecondFactor, webhooks }: Deps): void {
  serve(app, listOwnWebhooks, async (_request, { user }) => {
    const expertSystemId = systemOf(user.scope);
    const [found, codes] = await Promise.all([listWebhooks(db, { expertSystemId }), validCodes(db, expertSystemId)]);
    return { webhooks: found, engineCodes: [...codes] };
  });

  serve(app, getOwnWebhook, async ({ params: { webhookId } }, { user }) => {
    const webhook = await findWebhook(db, managerOf(user).owner, webhookId);
    if (!webhook) throw new BusinessError('webhook.not-found');
    return { webhook, deliveries: await listDeliveries(db, { webhookId, limit: deliveriesShown }) };
  });

  serve(app, makeOwnWebhook, async ({ body: { code, engineCodeId, ...asked } }, { user }) => {
    await proveSecondFactor(user.id, code);
    const { actor } = managerOf(user);
    const owner = { expertSystemId: systemOf(user.scope), engineCodeId };
    return webhooks.make({ owner, actor, madeBy: user.id }, asked, 'partner-key.code-not-valid');
  });

  serve(app, changeOwnWebhook, async ({ params: { webhookId }, body: { code, ...address } }, { user }) => {
    await proveSecondFactor(user.id, code);
    await webhooks.setAddress(managerOf(user), webhookId, address);
    return {};
  });

  serve(app, setOwnWebhookState, async ({ params: { webhookId }, body: { state } }, { user }) => {
    await webhooks.setState(managerOf(user), webhookId, state);
    return {};
  });

  serve(app, changeOwnWebhookSecret, async ({ params: { webhookId }, body: { code, overlapHours } }, { user }) => {
    await proveSecondFactor(user.id, code);
    return { secret: await webhooks.changeSecret(managerOf(user), webhookId, overlapHours) };
  });

  serve(app, sendOwnTestEvent, async ({ params: { webhookId } }, { user }) => ({
    deliveryId: await webhooks.sendTest(managerOf(user), webhookId),
  }));

  serve(app, getOwnDelivery, async ({ params: { webhookId, deliveryId } }, { user }) => {
    const webhook = await findWebhook(db, managerOf(user).owner, webhookId);
    const delivery = webhook && (await findDelivery(db, webhookId, deliveryId));
    if (!delivery) throw new BusinessError('webhook.not-found');
    return delivery;
  });

  serve(app, replayOwnWebhook, async ({ params: { webhookId }, body }, { user }) => ({
    events: await webhooks.replay(managerOf(user), webhookId, body),
  }));
}

function managerOf({ id, scope }: Pick<SignedInUser, 'id' | 'scope'>): WebhookManager {
  return { owner: { expertSystemId: systemOf(scope) }, actor: { userId: id } };
}

function systemOf(scope: Scope): number {
  if (scope.kind === 'expert-system') return scope.expertSystemId;
  throw new BusinessError('webhook.not-found');
}
