import * as z from 'zod/mini';
import { contactPhoneSchema, referenceInput } from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine, typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { tipClosingSchema, tipKindSchema, tipRewardStates, tipStateSchema } from './tip.ts';

/** Officers collect, and a false collector may be one of them: those who lead read tips. */
export const tipReaders = ['Tax Office Manager', 'Tax Office Director'] as const;
const access = tipReaders;
const params = z.object({ id: z.uuid() });
const caseVersion = caseVersionSchema;
const reason = z.string().check(typedLines(), z.minLength(5, 'Give the reason'), z.maxLength(500));

export const tipActs = [
  ...(['take-up', 'close', 'ask-sender', 'approve-sender', 'refuse-sender', 'read-sender'] as const),
  ...(['propose-reward', 'approve-reward', 'refuse-reward', 'pay-reward'] as const),
] as const;
export type TipAct = (typeof tipActs)[number];

export const tipDetailSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: tipKindSchema,
  state: tipStateSchema,
  /** The day alone: an hour beside a log of calls would say who it was. */
  receivedOn: z.iso.date(),
  about: z.string(),
  place: z.string(),
  lga: z.string(),
  office: z.string(),
  words: z.string(),
  wantsReward: z.boolean(),
  /** Whether a name or a number lies sealed; never what. */
  hasSender: z.boolean(),
  lead: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  closing: z.nullable(tipClosingSchema),
  endedOn: z.nullable(z.iso.date()),
  endedBy: z.nullable(z.string()),
  endReason: z.string(),
  caseVersion,
  /** The newest request to open the sender. */
  opening: z.nullable(
    z.object({
      state: z.enum(['asked', 'approved', 'refused']),
      reason: z.string(),
      askedBy: z.string(),
      decidedBy: z.nullable(z.string()),
      readUntil: z.nullable(z.iso.date()),
      caseVersion,
    }),
  ),
  reward: z.nullable(
    z.object({
      state: z.enum(tipRewardStates),
      /** Kobo. */
      amountKobo: z.int(),
      reason: z.string(),
      proposedBy: z.string(),
      paidOn: z.nullable(z.iso.date()),
      caseVersion,
    }),
  ),
  acts: z.array(z.enum(tipActs)),
});
export type TipDetail = z.output<typeof tipDetailSchema>;

export const getTip = defineEndpoint({
  method: 'GET',
  path: '/tips/:id',
  summary: 'One tip: what was told, what became of it, whether its sender lies sealed',
  failed: 'The tip could not be read. Try again shortly',
  access,
  params,
  response: tipDetailSchema,
  errors: ['tip.not-found'],
});

/** The source `tips` must be in force: what is kept of people has its law (decision 0839). */
export const takeUpTip = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/lead',
  summary: 'Make a tip a lead of the office',
  failed: 'No lead was opened. Try again shortly',
  access,
  params,
  body: z.object({
    caseVersion,
    /** Whom the lead is about. */
    name: z.string().check(typedLine(), z.minLength(2, 'Say whom it is about'), z.maxLength(160)),
    /** Of the register, where they are known. */
    tpui: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))),
    reason,
  }),
  response: tipDetailSchema,
  errors: ['tip.not-found', 'tip.no-source', 'tip.open-already', 'taxpayer.not-found', ...decisionErrors],
});

export const closeTip = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/closing',
  summary: 'Close a tip with what was found',
  failed: 'Nothing was closed. Try again shortly',
  access,
  params,
  body: z.object({ caseVersion, closing: tipClosingSchema, reason }),
  response: tipDetailSchema,
  errors: ['tip.not-found', ...decisionErrors],
});

/** Legal alone asks; the reason is what a court would read. */
export const askTipSender = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/sender-requests',
  summary: 'Ask that the sealed sender of a tip be opened; another person decides',
  failed: 'Nothing was asked. Try again shortly',
  access: ['Tax Office Director'],
  params,
  body: z.object({
    reason: z.string().check(typedLines(), z.minLength(20, 'Say what it is needed for'), z.maxLength(500)),
  }),
  response: tipDetailSchema,
  errors: ['tip.not-found', 'tip.no-sender', 'tip.asked-already', ...decisionErrors],
});

export const decideTipSender = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/sender-requests/decision',
  summary: 'Let Legal read the sender of a tip for seven days, or not',
  failed: 'Nothing was decided. Try again shortly',
  access: ['Tax Office Director'],
  params,
  body: z.object({ caseVersion, isApproved: z.boolean(), reason }),
  response: tipDetailSchema,
  errors: ['tip.not-found', 'tip.not-asked', ...decisionErrors],
});

/** Each reading is written into the audit trail first. Only who asked reads, while the seven days last. */
export const readTipSender = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/sender',
  summary: 'Read the sender of a tip whose opening two persons decided',
  failed: 'The sender could not be read. Try again shortly',
  access: ['Tax Office Director'],
  params,
  response: z.object({ name: z.string(), phone: z.union([contactPhoneSchema, z.literal('')]) }),
  errors: ['tip.not-found', 'tip.sealed'],
});

/** NTAA 2025, section 68. Kobo. */
export const proposeTipReward = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/reward',
  summary: 'Propose a reward for a tip that brought tax; a Director decides',
  failed: 'Nothing was proposed. Try again shortly',
  access,
  params,
  body: z.object({ amountKobo: z.int().check(z.gte(100), z.lte(10_000_000_00)), reason }),
  response: tipDetailSchema,
  errors: ['tip.not-found', 'tip.no-reward', ...decisionErrors],
});

export const decideTipReward = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/reward/decision',
  summary: 'Approve or refuse the reward of a tip',
  failed: 'Nothing was decided. Try again shortly',
  access: ['Tax Office Director'],
  params,
  body: z.object({ caseVersion, isApproved: z.boolean(), reason }),
  response: tipDetailSchema,
  errors: ['tip.not-found', 'tip.no-reward', 'work.above-limit', ...decisionErrors],
});

/** Whoever shows the reference is paid: nobody asks who they are. */
export const payTipReward = defineEndpoint({
  method: 'POST',
  path: '/tips/:id/reward/payment',
  summary: 'Note that the reward was paid to who showed the reference of the tip',
  failed: 'Nothing was noted. Try again shortly',
  access,
  params,
  body: z.object({
    caseVersion,
    reference: referenceInput,
    paidOn: z.iso.date(),
    proof: z.string().check(typedLine(), z.minLength(3, 'Number of the voucher'), z.maxLength(120)),
  }),
  response: tipDetailSchema,
  errors: ['tip.not-found', 'tip.no-reward', 'tip.wrong-reference', ...decisionErrors],
});
