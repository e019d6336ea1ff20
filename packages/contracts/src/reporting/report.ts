import * as z from 'zod/mini';
import type { Role } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';
import { type ListOrder, listFields, listOf } from '../lists/list-query.ts';
import { type Columns, rowSchemaOf } from './column.ts';
import { type ChoiceFilterKey, choiceFields, periodFields } from './filter.ts';

/** What a figure below a list adds up. `kobo` in kobo. */
export interface Total {
  readonly kind: 'kobo' | 'count';
  readonly label: Localized;
}

interface Definition<C extends Columns, F extends ChoiceFilterKey, S extends string, T extends string, V extends string>
  extends ListOrder<S> {
  /** In addresses, exports, saved views and the audit log. */
  readonly id: string;
  readonly title: Localized;
  /** Who may read it; whose rows they get is the scope of their session. */
  readonly access: readonly Role[];
  readonly columns: C;
  readonly filters: readonly F[];
  /** Which day `minDate` and `maxDate` mean; without it the report has no period. */
  readonly period?: { readonly label: Localized; readonly isOptional?: boolean };
  /** The statuses one may ask for, in words. */
  readonly statuses?: Readonly<Record<V, Localized>>;
  /** Figures over the whole filter, not over the page. */
  readonly totals: Readonly<Record<T, Total>>;
  /** What may be typed into its search; without it there is none. */
  readonly searches?: Localized;
  /** What a reader must know about how it counts. */
  readonly remark?: Localized;
}

type Asked<F extends ChoiceFilterKey, V extends string> = typeof periodFields &
  ReturnType<typeof choiceFields<F>> & {
    readonly status: z.ZodMiniOptional<z.ZodMiniEnum<{ readonly [K in V]: K }>>;
  };

const failed = 'The report could not be read. Try again shortly';

/**
 * A report is data: its endpoints, its screen, its exports, its saved views and its tests are made from this. Amounts are kobo,
 * days are of Lagos.
 */
export function defineReport<
  const C extends Columns,
  const S extends Extract<keyof C, string>,
  const F extends ChoiceFilterKey = never,
  const T extends string = never,
  const V extends string = never,
>(definition: Definition<C, F, S, T, V>) {
  const { id, title, access, columns, filters, period, statuses, totals } = definition;
  const asked = {
    ...(period && periodFields),
    ...choiceFields(filters),
    ...(statuses && { status: z.optional(z.enum(Object.keys(statuses))) }),
  } as unknown as Asked<F, V>;
  const figures = z.object(
    Object.fromEntries(Object.keys(totals).map((key) => [key, z.int()])),
  ) as unknown as z.ZodMiniType<Readonly<Record<T, number>>>;
  const about = {
    /** The period it speaks of, as asked or by default; null where there is none. */
    period: z.nullable(z.object({ minDate: z.iso.date(), maxDate: z.iso.date() })),
    /** When it was read. */
    asOf: z.iso.datetime(),
  };
  const { criteria, sortField, sortOrder, ...paging } = listFields(definition);
  const query = z.object({ ...paging, criteria, sortField, sortOrder, ...asked });
  return {
    ...definition,
    query,
    /** What is asked of all its rows: the query without paging. A name it does not know is refused, so that nothing is left out unheard. */
    question: z.strictObject({ criteria, sortField, sortOrder, ...asked }),
    list: defineEndpoint({
      method: 'GET',
      path: `/reports/${id}`,
      summary: `${title.en}: a page of rows`,
      failed,
      access,
      query,
      response: z.extend(listOf(rowSchemaOf(columns)), {
        ...about,
        /** Null while there are too many rows to add up on the way: ask for the totals. */
        totals: z.nullable(figures),
      }),
      errors: ['list.cursor-invalid', 'report.too-much'],
    }),
    totalsOf: defineEndpoint({
      method: 'GET',
      path: `/reports/${id}/totals`,
      summary: `${title.en}: exact count and totals of all rows that answer the filters`,
      failed,
      access,
      query: z.object({ criteria, ...asked }),
      response: z.object({ ...about, totalRecords: z.int(), totals: figures }),
      errors: ['report.too-much'],
    }),
  };
}
