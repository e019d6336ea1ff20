import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { secondFactorCode } from '../identity/second-factor-code.ts';
import {
  deliveryDetailSchema,
  deliverySchema,
  overlapHoursSchema,
  replaySchema,
  webhookSchema,
  webhookShapes,
  webhookTypesSchema,
  webhookUrlSchema,
} from './webhook-fields.ts';

const access = ['Expert System'] as const;
const params = z.object({ webhookId: z.uuid() });
/** Of the second factor: six digits, or a recovery code. */
const code = secondFactorCode('Enter the code of your app');
const secondFactorRefusals = [
  'identity.second-factor-missing',
  'identity.second-factor-invalid',
  'request.rate-limited',
] as const;

/** As the area shows it: with the engine code whose bills it tells of. */
export const ownWebhookSchema = z.object({ ...webhookSchema.shape, engineCode: z.string() });
export type OwnWebhook = z.output<typeof ownWebhookSchema>;

export const listOwnWebhooks = defineEndpoint({
  method: 'GET',
  path: '/expert-system/webhooks',
  summary: 'Addresses at which machines of the own expert system are told what happened, the newest first',
  access,
  response: z.object({
    webhooks: z.array(ownWebhookSchema),
    /** Codes that an address can be entered for. */
    engineCodes: z.array(z.object({ id: z.int(), code: z.string() })),
  }),
});

export const getOwnWebhook = defineEndpoint({
  method: 'GET',
  path: '/expert-system/webhooks/:webhookId',
  summary: 'One address with the last 40 events that were meant for it, the newest first',
  access,
  params,
  response: z.object({ webhook: ownWebhookSchema, deliveries: z.array(deliverySchema) }),
  errors: ['webhook.not-found'],
});

/** The secret is in this answer and nowhere else. */
export const makeOwnWebhook = defineEndpoint({
  method: 'POST',
  path: '/expert-system/webhooks',
  summary: 'Enter an address for the events of an engine code; its secret is shown once',
  access,
  body: z.object({
    engineCodeId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    url: webhookUrlSchema,
    eventTypes: webhookTypesSchema,
    shape: z._default(z.enum(webhookShapes), 'standard'),
    code,
  }),
  response: z.object({ id: z.uuid(), secret: z.string() }),
  errors: ['webhook.address-not-public', 'webhook.too-many', 'partner-key.code-not-valid', ...secondFactorRefusals],
});

/** Events go elsewhere from then on: asked for with the second factor. */
export const changeOwnWebhook = defineEndpoint({
  method: 'PUT',
  path: '/expert-system/webhooks/:webhookId',
  summary: 'Change an address, or the kinds of events it is told',
  access,
  params,
  body: z.object({ url: webhookUrlSchema, eventTypes: webhookTypesSchema, code }),
  response: z.object({}),
  errors: ['webhook.not-found', 'webhook.address-not-public', ...secondFactorRefusals],
});

export const setOwnWebhookState = defineEndpoint({
  method: 'PUT',
  path: '/expert-system/webhooks/:webhookId/state',
  summary: 'Pause an address, let it go on, or end it for good',
  access,
  params,
  body: z.object({ state: z.enum(['active', 'paused', 'ended']) }),
  response: z.object({}),
  errors: ['webhook.not-found'],
});

export const changeOwnWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/expert-system/webhooks/:webhookId/secret-changes',
  summary: 'A new secret for an address, shown once; the old one signs beside it for the hours that are said',
  access,
  params,
  body: z.object({ overlapHours: overlapHoursSchema, code }),
  response: z.object({ secret: z.string() }),
  errors: ['webhook.not-found', 'webhook.two-secrets', ...secondFactorRefusals],
});

export const sendOwnTestEvent = defineEndpoint({
  method: 'POST',
  path: '/expert-system/webhooks/:webhookId/test-events',
  summary: 'Send an event to an address that is about no bill',
  access,
  params,
  response: z.object({ deliveryId: z.uuid() }),
  errors: ['webhook.not-found', 'webhook.not-active'],
});

export const getOwnDelivery = defineEndpoint({
  method: 'GET',
  path: '/expert-system/webhooks/:webhookId/deliveries/:deliveryId',
  summary: 'One event for one address: its bytes, and every attempt with status and time',
  access,
  params: z.object({ webhookId: z.uuid(), deliveryId: z.uuid() }),
  response: deliveryDetailSchema,
  errors: ['webhook.not-found'],
});

export const replayOwnWebhook = defineEndpoint({
  method: 'POST',
  path: '/expert-system/webhooks/:webhookId/replays',
  summary: 'Send events of the last 90 days again with the same id: one, or those of a time',
  access,
  params,
  body: replaySchema,
  response: z.object({ events: z.int() }),
  errors: ['webhook.not-found', 'webhook.not-active'],
});
