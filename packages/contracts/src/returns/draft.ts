import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { returnChangeSchema, returnFiguresSchema, returnLatenessSchema } from './computation.ts';
import { returnAnswersSchema, returnReasonsSchema } from './return-answers.ts';
import { returnKindSchema } from './return-kind-ids.ts';
import { returnOriginOfSchema, returnPeriodSchema } from './return-of.ts';

export const returnOf = { kind: returnKindSchema, period: returnPeriodSchema };
export const saidOfReturn = { ...returnOf, answers: returnAnswersSchema, reasons: returnReasonsSchema };
const answersLimits = { bytesMax: 64 * 1024, tokensMax: 20_000 };

/** A return as it would be filed now. */
export const returnPreviewSchema = z.object({
  figures: returnFiguresSchema,
  /** Everything that differs from what the portal filled in. */
  changes: z.array(returnChangeSchema),
  dueOn: z.iso.date(),
  /** If it were filed today; empty: it is in time. */
  lateness: z.array(returnLatenessSchema),
  /** What filing it bills now, and in words of the language of whoever asks. */
  toBillKobo: koboSchema,
  toBillInWords: z.string(),
  /** Billed by a version before this one, in a bill nobody has paid, which filing replaces. */
  replacedKobo: koboSchema,
});
export type ReturnPreview = z.output<typeof returnPreviewSchema>;

export const openReturnSchema = z.object({
  ...returnOf,
  dueOn: z.iso.date(),
  lateness: z.array(returnLatenessSchema),
  /** As the portal fills it in today. */
  filled: returnAnswersSchema,
  /** Where each filled figure is from. */
  origins: z.array(returnOriginOfSchema),
  /** Null: nothing is prepared. */
  draft: z.nullable(
    z.object({
      /** Counts from 1; whoever saves says the one they read. */
      revision: z.int(),
      savedAt: z.iso.datetime(),
      answers: returnAnswersSchema,
      reasons: returnReasonsSchema,
    }),
  ),
  /** The newest version that is filed; a further one amends it. Null: none is. */
  filedVersion: z.nullable(z.int()),
  /** Of what the form begins with: the draft, else what was filed, else what is filled in. Null: something in it has to be mended first. */
  preview: z.nullable(returnPreviewSchema),
});
export type OpenReturn = z.output<typeof openReturnSchema>;

const errors = ['return.period-not-open', 'return.not-for-you'] as const;

/** Other people’s rows are never in it. Each opening is noted. */
export const openReturn = defineEndpoint({
  method: 'GET',
  path: '/returns/opening',
  summary: 'A return of one period, filled in as far as the portal can, with its draft and what it comes to',
  failed: 'The return could not be opened. Try again shortly',
  access: taxpayerRoles,
  query: z.object(returnOf),
  response: openReturnSchema,
  errors,
});

/** Nothing is kept. What does not fit is answered by the path of its field, for example `answers.sources.2.incomeKobo`. */
export const previewReturn = defineEndpoint({
  method: 'POST',
  path: '/returns/previews',
  summary: 'What a return comes to, with every step and its place in the law',
  failed: 'The return could not be worked out. Try again shortly',
  access: taxpayerRoles,
  body: z.object(saidOfReturn),
  bodyLimits: answersLimits,
  response: returnPreviewSchema,
  errors,
});

/** A draft may be incomplete. Saved from two devices, the second is refused and reads the first. */
export const saveReturnDraft = defineEndpoint({
  method: 'PUT',
  path: '/returns/draft',
  summary: 'Keep what is prepared of a return, to go on from anywhere',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    ...saidOfReturn,
    /** The revision that was read; null: there was none. */
    readRevision: z.nullable(z.int()),
  }),
  bodyLimits: answersLimits,
  response: z.object({ revision: z.int(), savedAt: z.iso.datetime() }),
  errors: [...errors, 'return.draft-changed'],
});

export const dropReturnDraft = defineEndpoint({
  method: 'POST',
  path: '/returns/draft/removal',
  summary: 'Drop what is prepared of a return',
  failed: 'The draft was not dropped. Try again shortly',
  access: taxpayerRoles,
  body: z.object(returnOf),
  response: z.object({}),
  errors,
});
