import * as z from 'zod/mini';
import { servedHowSchema } from '../assessments/assessment.ts';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';

/** What an office sends in a case of the law, each as a paper of its own. */
export const lawPaperKinds = [
  'assessment',
  'demand',
  'penalty',
  'acknowledgement',
  'validity',
  'information-request',
  'decision',
  'withdrawal',
  'substitution',
] as const;
export const lawPaperKindSchema = z.enum(lawPaperKinds);
export type LawPaperKind = z.output<typeof lawPaperKindSchema>;

// native reviewer: the Hausa of the whole file is ours.
export const lawPaperKindWords = {
  assessment: { en: 'Notice of assessment', ha: 'Sanarwar kimanta haraji' },
  demand: { en: 'Demand notice', ha: 'Sanarwar neman biya' },
  penalty: { en: 'Penalty notice', ha: 'Sanarwar tara' },
  acknowledgement: { en: 'Acknowledgement of an objection', ha: 'Shaidar karɓar ƙin amincewa' },
  validity: { en: 'Decision on validity', ha: 'Shawara kan inganci' },
  'information-request': { en: 'Request for information', ha: 'Neman ƙarin bayani' },
  decision: { en: 'Decision on an objection', ha: 'Shawara kan ƙin amincewa' },
  withdrawal: { en: 'Notice of withdrawal', ha: 'Sanarwar janyewa' },
  substitution: { en: 'Notice of substitution', ha: 'Sanarwar wakilci wajen biya' },
} as const satisfies Readonly<Record<LawPaperKind, Localized>>;

/** How a paper stands today. `replaced`: a return, a decision or a remission took its place. */
export const lawPaperStandings = ['valid', 'withdrawn', 'replaced'] as const;
export const lawPaperStandingSchema = z.enum(lawPaperStandings);
export type LawPaperStanding = z.output<typeof lawPaperStandingSchema>;

export const lawPaperStandingWords = {
  valid: { en: 'Valid', ha: 'Tana aiki' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye ta' },
  replaced: { en: 'Replaced', ha: 'An maye gurbinta' },
} as const satisfies Readonly<Record<LawPaperStanding, Localized>>;

/** What a paper is of. */
export const lawPaperSubjects = ['assessment', 'objection', 'demand', 'penalty', 'substitution'] as const;
export const lawPaperSubjectSchema = z.enum(lawPaperSubjects);
export type LawPaperSubject = z.output<typeof lawPaperSubjectSchema>;

const words = z.object({ en: z.string(), ha: z.string() });
const titled = z.object({ title: words, text: words });

/**
 * What a paper says, in both languages, as it was issued: the PDF, the page beside it and the notice that is opened by its code are
 * made of this alone.
 */
export const letterSchema = z.object({
  title: words,
  /** The law, with its sections. */
  basis: words,
  to: z.object({ name: z.string(), tpui: z.string(), address: z.string() }),
  office: z.object({ name: z.string(), address: z.string() }),
  facts: z.array(z.object({ label: words, value: words })),
  heading: words,
  lead: z.array(words),
  /** What is to be paid by this paper. */
  amount: z.nullable(z.object({ label: words, kobo: koboSchema })),
  /** Of a day that only the service tells: what it is called, and how it is counted. */
  deadline: z.nullable(z.object({ label: words, note: words })),
  /** The computation, line by line. */
  table: z.nullable(
    z.object({
      title: words,
      lines: z.array(
        z.object({
          says: words,
          how: words,
          /** What stands before the amount: nothing, a minus, or it is for information alone. */
          counts: z.enum(['added', 'taken-off', 'shown', 'total']),
          kobo: koboSchema,
        }),
      ),
      note: z.nullable(words),
    }),
  ),
  toDo: z.array(words),
  sections: z.array(titled),
  officer: z.nullable(z.object({ name: z.string(), title: words, badge: z.string() })),
  signedBy: z.nullable(z.object({ name: z.string(), title: words })),
});
export type Letter = z.output<typeof letterSchema>;

/** Null until the service is noted. */
export const lawPaperServiceSchema = z.object({
  on: z.iso.date(),
  how: servedHowSchema,
  /** By when something is to be done; null where nothing is. */
  lastDay: z.nullable(z.iso.date()),
  billReference: z.nullable(z.string()),
});

/** A row of the papers of a case. */
export const lawPaperSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: lawPaperKindSchema,
  issuedOn: z.iso.date(),
  service: z.nullable(lawPaperServiceSchema),
  standing: lawPaperStandingSchema,
  amountKobo: z.nullable(koboSchema),
});
export type LawPaper = z.output<typeof lawPaperSchema>;
