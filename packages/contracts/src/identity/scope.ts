import * as z from 'zod/mini';
import { representationRights } from '../representation/representatives.ts';

/**
 * Whose matters a signed-in person may see; it follows from the active role alone. More kinds will come: whoever decides by
 * it refuses those it does not know.
 */
export const scopeSchema = z.discriminatedUnion('kind', [
  /** All of the state: Admin, Administrator, SuperAdmin. */
  z.object({ kind: z.literal('state') }),
  /** Sums, and nobody's record: the Governor. */
  z.object({ kind: z.literal('totals') }),
  z.object({ kind: z.literal('mda'), mdaId: z.int(), name: z.string() }),
  z.object({
    kind: z.literal('tax-offices'),
    /** Where the person works. */
    taxOfficeId: z.int(),
    name: z.string(),
    /** A Director sees every office. */
    reach: z.enum(['own', 'all']),
    /** Closed offices whose matters are this one's since; absent where there are none. */
    tookOver: z.optional(z.array(z.int())),
  }),
  z.object({ kind: z.literal('expert-system'), expertSystemId: z.int(), name: z.string() }),
  /** Their own matters. */
  z.object({
    kind: z.literal('taxpayer'),
    tpui: z.string(),
    /** Present when somebody else acts for this taxpayer: who, and by which consent. */
    acting: z.optional(z.object({ id: z.uuid(), userId: z.uuid(), rights: z.array(z.enum(representationRights)) })),
  }),
  /** A taxpayer's account that has not proved whose NIN it named: nothing of a person is theirs. Bills open and are paid by reference. */
  z.object({ kind: z.literal('unproved') }),
]);
export type Scope = z.output<typeof scopeSchema>;
