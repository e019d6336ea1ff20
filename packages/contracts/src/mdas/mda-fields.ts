import * as z from 'zod/mini';
import { typedLine } from '../typed-fields.ts';

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

/** What endpoints of MDAs and of revenue heads take alike. */
export const mdaFields = {
  nothing: z.object({}),
  params: z.object({ id }),
  name: z.string().check(z.maxLength(120), typedLine(), z.minLength(3, 'Field is required')),
} as const;
