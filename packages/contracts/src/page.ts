import * as z from 'zod/mini';

/** Query fields of every list: pages count from 1 and are bounded. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
};

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), total: z.int() });
}
