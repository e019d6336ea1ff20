import * as z from 'zod/mini';

export const sortOrderSchema = z.enum(['asc', 'desc']);
export type SortOrder = z.output<typeof sortOrderSchema>;

/** Beyond this page a list is turned by cursor: the database would have to count all rows it skips. */
export const lastNumberedPage = 200;
/** Rows that are counted exactly; beyond it a list says "10,000+" at once and counts when asked for its totals. */
export const countBound = 10_000;
export const criteriaLength = 100;

const cursor = z.string().check(z.maxLength(300), z.regex(/^[\w-]+$/));

export interface ListOrder<S extends string> {
  /** Rows of a page unless asked otherwise (spec §9). */
  readonly pageSize: number;
  /** Columns one may sort by. The first is the order without a choice. */
  readonly sorts: readonly [S, ...S[]];
  /** Of the first sort; `desc` unless said. */
  readonly sortOrder?: SortOrder;
}

/** The words of every list's query (spec §7): which page, in what order, and what is searched. */
export function listFields<const S extends string>({ pageSize, sorts, sortOrder = 'desc' }: ListOrder<S>) {
  return {
    pageNumber: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(lastNumberedPage)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), pageSize),
    criteria: z._default(z.string().check(z.maxLength(criteriaLength), z.trim()), ''),
    sortField: z._default(z.enum(sorts), sorts[0]),
    sortOrder: z._default(sortOrderSchema, sortOrder),
    /** Instead of a page number: the rows behind this cursor of an answer, in the order asked for … */
    after: z.optional(cursor),
    /** … or those before it … */
    before: z.optional(cursor),
    /** … or the last page. */
    last: z.optional(z.stringbool()),
    /** Only the row with this id, on whatever page it stands; of a report in any period: a link opens it for whoever may see it. */
    record: z.optional(z.string().check(z.minLength(1), z.maxLength(160))),
  };
}

/** What every list answers with. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    data: z.array(item),
    /** At most `countBound`: see `isBounded`. */
    totalRecords: z.int(),
    /** There are more than `totalRecords`. */
    isBounded: z.boolean(),
    pageSize: z.int(),
    /** Cursor of the page after this one; null on the last. */
    after: z.nullable(z.string()),
    /** Cursor of the page before this one; null on the first. */
    before: z.nullable(z.string()),
  });
}
