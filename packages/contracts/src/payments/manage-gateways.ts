import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { gatewayAvailabilities, gatewayIdSchema, providerSchema } from './gateway.ts';

const moment = z.iso.datetime();

/** How a provider answered lately, by what all our processes saw. */
export const providerHealthSchema = z.object({
  provider: providerSchema,
  /** Settings for it were given to this installation. */
  isConfigured: z.boolean(),
  /** It has not answered for some calls in a row: payers are told and offered another way. */
  isDown: z.boolean(),
  /** It is left alone for some seconds after repeated failures. */
  isCircuitOpen: z.boolean(),
  calls: z.object({ hour: z.int(), day: z.int() }),
  failures: z.object({ hour: z.int(), day: z.int() }),
  /** In the last hour; null when nothing was asked. */
  meanMs: z.nullable(z.int()),
  slowestMs: z.nullable(z.int()),
  lastAnswerAt: z.nullable(moment),
  lastFailureAt: z.nullable(moment),
  lastReason: z.nullable(z.string()),
  /** The last answers about payments, the newest first. */
  answers: z.array(
    z.object({
      at: moment,
      code: z.nullable(z.string()),
      outcome: z.nullable(z.string()),
      doubt: z.nullable(z.string()),
    }),
  ),
  /** Attempts of the last day: begun, and paid. */
  attempts: z.object({ begun: z.int(), paid: z.int() }),
});
export type ProviderHealth = z.output<typeof providerHealthSchema>;

export const managedGatewaySchema = z.object({
  id: gatewayIdSchema,
  displayField: z.string(),
  availability: z.enum(gatewayAvailabilities),
  provider: providerSchema,
  /** Who changed it, when, why; the newest first. */
  changes: z.array(
    z.object({
      from: z.enum(gatewayAvailabilities),
      to: z.enum(gatewayAvailabilities),
      reason: z.string(),
      by: z.string(),
      at: moment,
    }),
  ),
});
export type ManagedGateway = z.output<typeof managedGatewaySchema>;

const gatewaysBoardSchema = z.object({
  gateways: z.array(managedGatewaySchema),
  providers: z.array(providerHealthSchema),
  asOf: moment,
});
export type GatewaysBoard = z.output<typeof gatewaysBoardSchema>;

export const getGatewaysBoard = defineEndpoint({
  method: 'GET',
  path: '/payments/gateways',
  summary: 'The ways to pay with their state, and how their providers answer',
  failed: 'The gateways could not be read. Try again shortly',
  access: ['SuperAdmin'],
  response: gatewaysBoardSchema,
});

export const setGatewayAvailability = defineEndpoint({
  method: 'POST',
  path: '/payments/gateways/:id/availability',
  summary: 'Switch a way to pay: available, coming soon or hidden, with the reason',
  failed: 'The gateway could not be changed. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: gatewayIdSchema }),
  body: z.object({ availability: z.enum(gatewayAvailabilities), reason: reasonSchema }),
  response: gatewaysBoardSchema,
  errors: ['gateway.not-configured', 'gateway.last-one'],
});
