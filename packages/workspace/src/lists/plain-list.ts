import type { ChoiceFilterKey, Columns, Endpoint, Localized, Role, RowOf } from '@portal/contracts';
import type { AnyReport, WordFilter } from './list-screen-definition.ts';

interface PlainListOptions<C extends Columns, Item> {
  /** Where its rows are kept, and in nobody's address. */
  readonly id: string;
  readonly title: Localized;
  readonly columns: C;
  readonly filters?: readonly ChoiceFilterKey[];
  /** Of the query's `status`. */
  readonly statuses?: Readonly<Record<string, Localized>>;
  /** Other fields of the query with a few values, each in words. */
  readonly choices?: Readonly<Record<string, WordFilter>>;
  readonly searches?: Localized;
  readonly sorts: readonly string[];
  readonly pageSize: number;
  /** The report of the same rows, by the same names of filters and columns: its file is what the list exports. */
  readonly exports?: AnyReport;
  /** Of what the endpoint answers with. */
  readonly rowOf: (item: Item) => RowOf<C>;
}

type ItemOf<E extends Endpoint> = E['response'] extends {
  readonly _zod: { readonly output: { readonly data: readonly (infer Item)[] } };
}
  ? Item
  : never;

/** A list of the contract that is no report: without period, sums and saved views, and exported by a report of the same rows if there is one; the rest of a list's screen is the same. */
export function definePlainList<const E extends Endpoint, const C extends Columns>(
  list: E,
  { filters = [], ...options }: PlainListOptions<C, ItemOf<E>>,
): AnyReport & { readonly columns: C } {
  return {
    ...options,
    filters,
    list,
    access: list.access as readonly Role[],
    query: list.query as unknown as AnyReport['query'],
    totals: {},
    rowOf: options.rowOf as AnyReport['rowOf'],
  } as AnyReport & { readonly columns: C };
}
