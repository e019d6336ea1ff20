import * as z from 'zod/mini';

export const sortOrderSchema = z.enum(['asc', 'desc']);

/** The paging and searching fields of spec §7's lists. */
export function listQuery(pageSize: number) {
  return {
    pageNumber: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), pageSize),
    criteria: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  };
}
