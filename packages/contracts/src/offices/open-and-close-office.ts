import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine } from '../typed-fields.ts';
import { openingHoursSchema } from './list-offices.ts';
import { addressSchema, hoursSchema, officeIdSchema } from './office-fields.ts';

/** Who manages offices for the whole state. */
const access = ['SuperAdmin', 'Tax Office Director'] as const;
const day = z.iso.date();
const officeSchema = z.object({ id: z.int(), name: z.string() });

/** A closing is announced at most so many days ahead. */
export const closingDaysAhead = 180;

/** What goes to another office when one closes. */
export const officeHoldingsSchema = z.object({
  taxpayers: z.int(),
  people: z.int(),
  consultants: z.int(),
  /** Messages that are not closed. */
  enquiries: z.int(),
  /** Open cases. */
  cases: z.int(),
});
export type OfficeHoldings = z.output<typeof officeHoldingsSchema>;

export const getOfficeHoldings = defineEndpoint({
  method: 'GET',
  path: '/tax-offices/:id/holdings',
  summary: 'How much an office has that would go to another one if it closed',
  access,
  params: z.object({ id: officeIdSchema }),
  response: officeHoldingsSchema,
  errors: ['office.not-found'],
});

const reason = z.string().check(z.maxLength(500), typedLine(), z.minLength(3, 'Field is required'));

/** Opens a case of the kind `tax-office`: nothing changes before a second person approves it. */
export const proposeOffice = defineEndpoint({
  method: 'POST',
  path: '/tax-offices/proposals',
  summary: 'Propose that a tax office opens, or that one closes on a day and another takes over',
  access,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('open'),
      name: z.string().check(z.maxLength(60), typedLine(), z.minLength(3, 'Field is required')),
      /** Absent: outside of the state. */
      lgaId: z.optional(z.int()),
      address: addressSchema,
      hours: hoursSchema,
      reason,
    }),
    z.object({
      action: z.literal('close'),
      officeId: z.int(),
      /** The first day without it. */
      day,
      successorId: z.int(),
      reason,
    }),
  ]),
  response: z.object({ workId: z.uuid() }),
  errors: [
    'office.not-found',
    'office.closed',
    'office.name-taken',
    'office.closing-waits',
    'office.is-successor',
    'office.successor-unsuitable',
  ],
});

/** What the second person decides about. */
export const officeProposalSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('open'),
    id: z.uuid(),
    name: z.string(),
    lga: z.nullable(z.string()),
    address: z.string(),
    hours: z.array(openingHoursSchema),
    reason: z.string(),
  }),
  z.object({
    action: z.literal('close'),
    id: z.uuid(),
    office: officeSchema,
    successor: officeSchema,
    day,
    reason: z.string(),
    /** What it has now; nothing any more once it is closed. */
    holdings: officeHoldingsSchema,
  }),
]);
export type OfficeProposal = z.output<typeof officeProposalSchema>;

export const getOfficeProposal = defineEndpoint({
  method: 'GET',
  path: '/tax-offices/proposals/:id',
  summary: 'Which office would open, or which would close, when and in whose favour',
  access,
  params: z.object({ id: z.uuid() }),
  response: officeProposalSchema,
  errors: ['office.proposal-not-found'],
});
