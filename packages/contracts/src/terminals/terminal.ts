import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';

export const terminalStates = ['in-stock', 'deployed', 'moved', 'blocked', 'lost', 'retired'] as const;
export type TerminalState = (typeof terminalStates)[number];

// native reviewer: the Hausa of these words is ours.
export const terminalStateWords = {
  'in-stock': { en: 'In stock', ha: 'A ajiye' },
  deployed: { en: 'Deployed', ha: 'Tana aiki' },
  moved: { en: 'Moved', ha: 'An ɗauke ta' },
  blocked: { en: 'Blocked', ha: 'An toshe' },
  lost: { en: 'Lost', ha: 'Ta ɓace' },
  retired: { en: 'Retired', ha: 'An daina amfani' },
} as const satisfies Readonly<Record<TerminalState, Localized>>;

/** What one person may do alone: it stops a terminal, or takes it back. Whatever lets one take money needs a second person. */
export const terminalSteps = ['in-stock', 'blocked', 'lost', 'retired'] as const;

export const terminalFrom: Readonly<Record<(typeof terminalSteps)[number], readonly TerminalState[]>> = {
  'in-stock': ['deployed', 'moved', 'blocked'],
  blocked: ['deployed', 'moved', 'lost'],
  lost: ['in-stock', 'deployed', 'moved', 'blocked'],
  retired: ['in-stock', 'blocked'],
};

/** From which states a change that is approved lets a terminal take money, or go on with other rights. */
export const deployableStates: readonly TerminalState[] = ['in-stock', 'deployed', 'moved', 'blocked'];

/** By the rule of the Central Bank for agents: a day, and one customer. Kobo. */
export const mostDayKobo = 120_000_000;
export const mostPaymentKobo = 10_000_000;
/** Further from its place than this and a terminal is asked about; metres. */
export const mostMetresAway = 500;
/** So often against a rule while nobody has answered, and the terminal is stopped. */
export const mostTimesAsked = 3;

const moment = z.iso.datetime();
const placed = {
  agentTpui: z.nullable(z.string()),
  place: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  paymentLimitKobo: koboSchema,
  dayLimitKobo: koboSchema,
};

export const terminalSchema = z.object({
  id: z.uuid(),
  serial: z.string(),
  bankCode: z.string(),
  state: z.enum(terminalStates),
  ...placed,
  agentName: z.nullable(z.string()),
  /** Taken today (Lagos), and in how many payments. */
  todayKobo: koboSchema,
  todayCount: z.int(),
  /** Of the last payment or look-up; null when there was none. Metres are from its registered place. */
  lastSeenAt: z.nullable(moment),
  lastMetres: z.nullable(z.int()),
  questions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['place', 'limit']),
      times: z.int(),
      metres: z.nullable(z.int()),
      askedAt: moment,
    }),
  ),
  /** The change that waits for a second person. */
  waiting: z.nullable(
    z.object({
      id: z.uuid(),
      ...placed,
      reason: z.string(),
      proposedBy: z.string(),
      proposedAt: moment,
      /** The caller may approve or refuse it; otherwise it is the caller's own and may be withdrawn. */
      mayDecide: z.boolean(),
    }),
  ),
  /** Days that are not closed and do not agree. */
  openDays: z.int(),
});
export type Terminal = z.output<typeof terminalSchema>;
