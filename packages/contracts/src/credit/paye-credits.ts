import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';

/** `returned`: a receipt behind it is void, and the credit was taken back. `lapsed`: the month was filed again before anybody decided. */
export const payeCreditStates = ['open', 'proposed', 'granted', 'refused', 'lapsed', 'returned'] as const;
export const payeCreditMoves = ['propose', 'approve', 'refuse', 'withdraw'] as const;
export type PayeCreditMove = (typeof payeCreditMoves)[number];

const payeCreditSchema = z.object({
  id: z.uuid(),
  state: z.enum(payeCreditStates),
  tpui: z.string(),
  employer: z.string(),
  /** `2026-10`. */
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
  /** What the caller may do with it now. */
  moves: z.array(z.enum(payeCreditMoves)),
});
export type PayeCredit = z.output<typeof payeCreditSchema>;

export const listPayeCredits = defineEndpoint({
  method: 'GET',
  path: '/credit/paye-months',
  summary: 'Months that were paid beyond what their newest filing is due: those that wait first, then the newest',
  failed: 'The list could not be read. Try again shortly',
  access: adminRoles,
  query: z.object(listFields({ pageSize: 20, sorts: ['waiting'] })),
  response: listOf(payeCreditSchema),
  errors: ['list.cursor-invalid'],
});

/** Nothing moves before another person than the one who proposed it has approved it. */
export const movePayeCredit = defineEndpoint({
  method: 'POST',
  path: '/credit/paye-months/:id/moves',
  summary:
    'Propose, approve, refuse or withdraw the credit of a month, with the reason; the employer is told of the decision',
  failed: 'It could not be done. Try again shortly',
  access: adminRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({ move: z.enum(payeCreditMoves), reason: reasonSchema }),
  response: z.object({}),
  errors: [
    'credit.not-found',
    'credit.month-not-paid',
    'credit.month-refunded',
    'work.not-from-here',
    'work.not-yours',
    'work.same-person',
  ],
});
