import * as z from 'zod/mini';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { partnerPageQuery } from './partner-fields.ts';
import { told } from './told.ts';
import {
  deliveryDetailSchema,
  deliverySchema,
  deliveryStates,
  overlapHoursSchema,
  replaySchema,
  webhookSchema,
  webhookShapes,
  webhookTypesSchema,
  webhookUrlSchema,
} from './webhook-fields.ts';

const webhookId = told(z.uuid(), 'Of the address, as we gave it.');
const params = z.object({ webhookId });
const url = told(
  webhookUrlSchema,
  'Where your machine is told: https at the standard port, and public.',
  'https://clinic.example/portal-events',
);
const eventTypes = told(webhookTypesSchema, 'What it is told.', ['bill.paid', 'bill.cancelled']);
const common = { scope: 'webhooks', quota: 'webhooks' } as const;

export const listWebhooks = definePartnerEndpoint({
  method: 'GET',
  path: '/webhooks',
  operation: 'listWebhooks',
  summary: 'Addresses that you are told at, the newest first; ended ones stay for 90 days',
  ...common,
  answers: { 200: z.object({ data: z.array(webhookSchema) }) },
});

/** The secret is in this answer and nowhere else, so a repetition is not answered from what was kept. */
export const makeWebhook = definePartnerEndpoint({
  method: 'POST',
  path: '/webhooks',
  operation: 'makeWebhook',
  summary: 'Be told at an address, of what happens from now on. Its secret is shown this once',
  ...common,
  body: z.strictObject({
    url,
    eventTypes,
    shape: z._default(
      told(z.enum(webhookShapes), 'paid-notice: the small notice of payments of the earlier portal.', 'standard'),
      'standard',
    ),
  }),
  answers: { 201: z.object({ webhook: webhookSchema, secret: z.string() }) },
  errors: ['webhook.address-not-public', 'webhook.too-many', 'tsp.engine-code-revoked', 'request.invalid'],
});

/** What waits goes to the new address. */
export const changeWebhook = definePartnerEndpoint({
  method: 'PATCH',
  path: '/webhooks/:webhookId',
  operation: 'changeWebhook',
  summary: 'Change address or kinds of events, pause, or go on; nothing is lost while it is paused',
  ...common,
  params,
  body: z.strictObject({
    url: z.optional(url),
    eventTypes: z.optional(eventTypes),
    state: z.optional(told(z.enum(['active', 'paused']), 'What happens while it is paused waits for it.', 'active')),
  }),
  answers: { 200: webhookSchema },
  errors: ['webhook.not-found', 'webhook.address-not-public', 'request.invalid'],
});

export const endWebhook = definePartnerEndpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/ending',
  operation: 'endWebhook',
  summary: 'End an address for good; what waited for it is given up. Sent twice, it is ended once',
  ...common,
  params,
  answers: { 200: webhookSchema },
  errors: ['webhook.not-found'],
});

export const changeWebhookSecret = definePartnerEndpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/secret-changes',
  operation: 'changeWebhookSecret',
  summary: 'A new secret, shown this once; the old one signs beside it for the hours you say',
  ...common,
  params,
  body: z.strictObject({ overlapHours: told(overlapHoursSchema, 'Hours for which the old secret signs too.', 24) }),
  answers: { 201: z.object({ webhook: webhookSchema, secret: z.string() }) },
  errors: ['webhook.not-found', 'webhook.two-secrets', 'request.invalid'],
});

export const sendTestEvent = definePartnerEndpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/test-events',
  operation: 'sendTestEvent',
  summary: 'Send an event of type webhook.test to an address, as every other is sent',
  ...common,
  params,
  answers: { 202: deliverySchema },
  errors: ['webhook.not-found', 'webhook.not-active'],
});

export const listDeliveries = definePartnerEndpoint({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  operation: 'listDeliveries',
  summary: 'What was sent to an address and what waits for it, the newest first, each with its last attempt',
  ...common,
  params,
  query: z.object({
    ...partnerPageQuery,
    state: z.optional(told(z.enum(deliveryStates), 'Those that are so now.', 'waiting')),
  }),
  answers: { 200: z.object({ data: z.array(deliverySchema), nextCursor: z.nullable(z.string()) }) },
  errors: ['webhook.not-found', 'tsp.cursor-mismatch', 'request.invalid'],
});

export const getDelivery = definePartnerEndpoint({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries/:deliveryId',
  operation: 'getDelivery',
  summary: 'One event for one address: its bytes, and every attempt with status and time',
  ...common,
  params: z.object({ webhookId, deliveryId: told(z.uuid(), 'Of the delivery, as we gave it.') }),
  answers: { 200: deliveryDetailSchema },
  errors: ['webhook.not-found'],
});

export const replayWebhook = definePartnerEndpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/replays',
  operation: 'replayWebhook',
  summary: 'Send events of the last 90 days again, with the same webhook-id: one, or those of a time',
  ...common,
  params,
  body: replaySchema,
  answers: { 202: z.object({ events: z.int() }) },
  errors: ['webhook.not-found', 'webhook.not-active', 'request.invalid'],
});
