import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { returnKindSchema } from '../returns/return-kind-ids.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';

/** `returned`: a receipt behind it is void, and the credit was taken back. `lapsed`: the month was filed again before anybody decided. */
export const monthCreditStates = ['open', 'proposed', 'granted', 'refused', 'lapsed', 'returned'] as const;
export const monthCreditMoves = ['propose', 'approve', 'refuse', 'withdraw'] as const;
export type MonthCreditMove = (typeof monthCreditMoves)[number];
export const monthCreditTaxes = ['paye', 'withholding', ...returnKindSchema.options] as const;
export type MonthCreditTax = (typeof monthCreditTaxes)[number];

const monthCreditSchema = z.object({
  id: z.uuid(),
  state: z.enum(monthCreditStates),
  /** What was filed: deducted from employees, withheld from others, or a return of its kind. */
  tax: z.enum(monthCreditTaxes),
  tpui: z.string(),
  /** Who filed and paid the month. */
  payer: z.string(),
  /** `2026-10`; `2026` of a return of a year. */
  month: z.string(),
  /** Of the filing that asks for less. */
  version: z.int(),
  dueKobo: koboSchema,
  /** Paid beyond what is due. */
  amountKobo: koboSchema,
  filedAt: z.iso.datetime(),
  proposedBy: z.nullable(z.string()),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionReason: z.string(),
  /** Credit notes that say more of somebody than the month does now; null where none is out. Nothing is granted while one is. */
  notesOut: z.nullable(
    z.object({
      papers: z.int(),
      /** What they claim beyond what is due. */
      beyondKobo: koboSchema,
      /** Whose they are, at most five. */
      names: z.array(z.string()),
    }),
  ),
  caseVersion: caseVersionSchema,
  /** What the caller may do with it now. */
  moves: z.array(z.enum(monthCreditMoves)),
});
export type MonthCredit = z.output<typeof monthCreditSchema>;

export const listMonthCredits = defineEndpoint({
  method: 'GET',
  path: '/credit/months',
  summary: 'Months that were paid beyond what their newest filing is due: those that wait first, then the newest',
  failed: 'The list could not be read. Try again shortly',
  access: adminRoles,
  query: z.object(listFields({ pageSize: 20, sorts: ['waiting'] })),
  response: listOf(monthCreditSchema),
  errors: ['list.cursor-invalid'],
});

/** Nothing moves before another person than the one who proposed it has approved it. */
export const moveMonthCredit = defineEndpoint({
  method: 'POST',
  path: '/credit/months/:id/moves',
  summary:
    'Propose, approve, refuse or withdraw the credit of a month, with the reason; the payer is told of the decision',
  failed: 'It could not be done. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({ caseVersion: caseVersionSchema, move: z.enum(monthCreditMoves), reason: reasonSchema }),
  response: z.object({}),
  errors: ['credit.not-found', 'credit.month-not-paid', 'credit.month-refunded', 'credit.notes-out', ...decisionErrors],
});

/** Whoever says so does not grant the credit. */
export const takeBackCreditNotes = defineEndpoint({
  method: 'POST',
  path: '/credit/months/:id/notes',
  summary: 'Say that the credit notes of a month which claim more than is due were taken back, with what shows it',
  failed: 'It could not be written down. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  response: z.object({}),
  errors: ['credit.not-found', 'credit.no-notes-out'],
});
