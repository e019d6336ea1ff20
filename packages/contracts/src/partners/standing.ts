import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';
import { certificationSchema } from './certification.ts';

export const partnerStates = ['applied', 'sandbox', 'certified', 'live', 'throttled', 'suspended'] as const;
export type PartnerState = (typeof partnerStates)[number];
const stateSchema = z.enum(partnerStates);

// native reviewer: the Hausa of the list is ours.
export const partnerStateWords: Readonly<Record<PartnerState, Localized>> = {
  applied: { en: 'Applied', ha: 'Ya nema' },
  sandbox: { en: 'Test mode', ha: 'Yanayin gwaji' },
  certified: { en: 'Certified', ha: 'An tabbatar' },
  live: { en: 'Live', ha: 'Yana aiki' },
  throttled: { en: 'Throttled', ha: 'An rage gudu' },
  suspended: { en: 'Suspended', ha: 'An dakatar' },
};

/** What people move a partner to; the rest moves by what the portal saw, and by suspending the expert system. */
export const partnerMovesByPeople = ['live', 'throttled'] as const;

export const partnerHealthDays = 30;

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const params = z.object({ id });
const reason = z.string().check(z.maxLength(500), z.trim(), z.minLength(5, 'Give the reason'));
const count = z.int();

export const partnerStandingSchema = z.object({
  state: stateSchema,
  since: z.iso.datetime(),
  /** Whether this installation has a test mode. */
  hasTestMode: z.boolean(),
  /** Waits for a second person. */
  open: z.nullable(
    z.object({
      id: z.uuid(),
      to: stateSchema,
      reason: z.string(),
      proposedBy: z.string(),
      proposedAt: z.iso.datetime(),
      /** Whoever asks has proposed it, and does not decide it. */
      isOwn: z.boolean(),
    }),
  ),
  /** The newest first. */
  moves: z.array(
    z.object({
      id: z.uuid(),
      from: stateSchema,
      to: stateSchema,
      reason: z.string(),
      at: z.iso.datetime(),
      /** Empty: the portal, from what it saw. */
      by: z.array(z.string()),
      isRefused: z.boolean(),
    }),
  ),
  /** The newest run; null while there is none, or no test mode. */
  certification: z.nullable(certificationSchema),
  /** Whether the service wants live calls signed; it is ordered by one person and lifted by two. */
  signatures: z.object({
    isRequired: z.boolean(),
    since: z.nullable(z.iso.datetime()),
    reason: z.string(),
    lift: z.nullable(
      z.object({ reason: z.string(), proposedBy: z.string(), proposedAt: z.iso.datetime(), isOwn: z.boolean() }),
    ),
  }),
  /** Of the last 30 days. */
  health: z.object({
    bills: count,
    paid: count,
    /** Messages to their addresses that ended: those that arrived, and all. */
    webhooksArrived: count,
    webhooksEnded: count,
    /** Refused and failed calls, the most frequent first. */
    faults: z.array(z.object({ code: z.string(), times: count })),
    liveKeys: count,
    oldestKeyAt: z.nullable(z.iso.datetime()),
    /** To the minute. */
    lastCallAt: z.nullable(z.iso.datetime()),
  }),
});
export type PartnerStanding = z.output<typeof partnerStandingSchema>;

export const getPartnerStanding = defineEndpoint({
  method: 'GET',
  path: '/expert-systems/:id/partner',
  summary: 'How far an expert system is as a partner, its certification and its health',
  access: adminRoles,
  params,
  response: partnerStandingSchema,
  errors: ['expert-system.not-found'],
});

export const getOwnPartnerStanding = defineEndpoint({
  method: 'GET',
  path: '/expert-system/partner',
  summary: 'How far the own expert system is as a partner',
  access: ['Expert System'],
  response: partnerStandingSchema,
  errors: ['expert-system.not-found'],
});

/** Throttling takes effect at once; going live, and at full speed again, waits for a second person. */
export const movePartner = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/partner/moves',
  summary: 'Throttle a partner, or propose that it goes live',
  access: adminRoles,
  params,
  body: z.object({ to: z.enum(partnerMovesByPeople), reason }),
  response: z.object({ state: stateSchema, isProposed: z.boolean() }),
  errors: ['expert-system.not-found', 'partner.move-not-possible', 'partner.move-waits'],
});

/** Somebody else than who proposed it; refusing it, anybody may. */
export const decidePartnerMove = defineEndpoint({
  method: 'POST',
  path: '/expert-systems/:id/partner/moves/:moveId/decision',
  summary: 'Agree to a move of a partner as the second person, or refuse it',
  access: adminRoles,
  params: z.object({ id, moveId: z.uuid() }),
  body: z.object({ agrees: z.boolean() }),
  response: z.object({ state: stateSchema }),
  errors: ['expert-system.not-found', 'partner.move-not-found', 'partner.second-person', 'partner.move-not-possible'],
});

/** Required at once, which also takes a proposal to lift it back; lifted when a second person asks for it too. */
export const setSignatureDuty = defineEndpoint({
  method: 'PUT',
  path: '/expert-systems/:id/partner/signature-duty',
  summary: 'Order that a partner signs its live calls, or lift that with a second person',
  access: adminRoles,
  params,
  body: z.object({ isRequired: z.boolean(), reason }),
  response: z.object({ isRequired: z.boolean() }),
  errors: ['expert-system.not-found', 'partner.second-person', 'partner.signatures-not-required'],
});
