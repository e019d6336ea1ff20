import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';

export const closeStates = ['waiting', 'agrees', 'differs', 'proposed', 'closed'] as const;
export type CloseState = (typeof closeStates)[number];

// native reviewer: the Hausa of these words is ours.
export const closeStateWords = {
  waiting: { en: 'Waits for batch or file', ha: 'Ana jiran rukuni ko fayil' },
  agrees: { en: 'Agrees', ha: 'Ya dace' },
  differs: { en: 'Differs', ha: 'Ya bambanta' },
  proposed: { en: 'Close proposed', ha: 'An gabatar da rufewa' },
  closed: { en: 'Closed with a difference', ha: 'An rufe da bambanci' },
} as const satisfies Readonly<Record<CloseState, Localized>>;

export const closeFindings = ['slip-lost', 'fee', 'unexplained'] as const;
export type CloseFinding = (typeof closeFindings)[number];

export const closeFindingWords = {
  'slip-lost': {
    en: 'The terminal lost it: file and receipt agree',
    ha: 'Na’ura ta rasa shi: fayil da rasit sun dace',
  },
  fee: { en: 'Fee or rounding, up to ₦100.00', ha: 'Kuɗin aiki ko daidaitawa, har zuwa ₦100.00' },
  unexplained: { en: 'Cannot be explained: the terminal is blocked', ha: 'Babu bayani: za a toshe na’urar' },
} as const satisfies Readonly<Record<CloseFinding, Localized>>;

/** What a fee or rounding may explain on one day. Kobo. */
export const mostFeeKobo = 10_000;

const said = { kobo: z.nullable(koboSchema), count: z.nullable(z.int()) };

export const terminalCloseSchema = z.object({
  terminalId: z.uuid(),
  serial: z.string(),
  agentName: z.nullable(z.string()),
  day: z.iso.date(),
  state: z.enum(closeStates),
  /** Null while the terminal's batch, or the network's file, has not come. */
  batch: z.object(said),
  file: z.object(said),
  receipts: z.object({ kobo: koboSchema, count: z.int() }),
  /** Payments that are not in all three, or not with one amount. */
  differing: z.int(),
  finding: z.nullable(z.enum(closeFindings)),
  reason: z.nullable(z.string()),
  proposedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** The caller is another person than the one who proposed it. */
  mayDecide: z.boolean(),
});
export type TerminalClose = z.output<typeof terminalCloseSchema>;

export const listTerminalCloses = defineEndpoint({
  method: 'GET',
  path: '/terminals/closes',
  summary: 'A day of every terminal that took money: its batch, the network’s file and our receipts (kobo)',
  failed: 'The closes could not be read. Try again shortly',
  access: ['SuperAdmin'],
  query: z.object({ day: z.iso.date() }),
  response: z.array(terminalCloseSchema),
});

export const getTerminalClose = defineEndpoint({
  method: 'GET',
  path: '/terminals/:id/closes/:day',
  summary: 'One day of a terminal, payment by payment, as terminal, file and receipts have it (kobo)',
  failed: 'The day could not be read. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid(), day: z.iso.date() }),
  response: z.object({
    close: terminalCloseSchema,
    payments: z.array(
      z.object({
        orderId: z.string(),
        at: z.nullable(z.iso.datetime()),
        billReference: z.nullable(z.string()),
        receiptNumber: z.nullable(z.string()),
        batchKobo: z.nullable(koboSchema),
        fileKobo: z.nullable(koboSchema),
        receiptKobo: z.nullable(koboSchema),
      }),
    ),
  }),
  errors: ['terminal.not-found'],
});

export const proposeTerminalClose = defineEndpoint({
  method: 'POST',
  path: '/terminals/:id/closes/:day/proposals',
  summary: 'Propose to close a day with its difference, with what was found and why',
  failed: 'The close could not be proposed. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid(), day: z.iso.date() }),
  body: z.object({ finding: z.enum(closeFindings), reason: reasonSchema }),
  response: z.object({}),
  errors: ['terminal.close-not-open', 'terminal.fee-too-large'],
});

export const decideTerminalClose = defineEndpoint({
  method: 'POST',
  path: '/terminals/:id/closes/:day/verdicts',
  summary: 'Close a day with its difference as another person proposed it, or refuse to',
  failed: 'The close could not be decided. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid(), day: z.iso.date() }),
  body: z.object({ verdict: z.enum(['approve', 'refuse']), reason: reasonSchema }),
  response: z.object({}),
  errors: ['terminal.close-not-open', 'terminal.own-change'],
});
