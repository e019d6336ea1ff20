import * as z from 'zod/mini';

/** Every kind of return that is filed here: apart from what each asks, for whoever only names it. */
export const returnKindSchema = z.enum(['consumption-tax', 'direct-assessment']);
export type ReturnKindId = z.output<typeof returnKindSchema>;
