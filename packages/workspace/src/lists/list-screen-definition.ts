import type { ChoiceFilterKey, Column, Endpoint, Localized, Role, RowOf, Total } from '@portal/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { Sign } from './table/status-sign.tsx';

/** A filter with a few values, each in words. */
export interface WordFilter {
  readonly label: Localized;
  readonly words: Readonly<Record<string, Localized>>;
}

/** Any report of the contract (`defineReport`), or a list that is none (`definePlainList`). */
export interface AnyReport {
  readonly id: string;
  readonly title: Localized;
  readonly access: readonly Role[];
  readonly columns: Readonly<Record<string, Column>>;
  readonly filters: readonly ChoiceFilterKey[];
  readonly period?: { readonly label: Localized; readonly isOptional?: boolean };
  readonly statuses?: Readonly<Record<string, Localized>>;
  readonly totals: Readonly<Record<string, Total>>;
  readonly searches?: Localized;
  readonly remark?: Localized;
  readonly pageSize: number;
  readonly sorts: readonly string[];
  readonly query: { readonly shape: Readonly<Record<string, unknown>> };
  readonly list: Endpoint;
  /** Reports have it; a plain list is neither added up nor kept as a view. */
  readonly totalsOf?: Endpoint;
  readonly choices?: Readonly<Record<string, WordFilter>>;
  /** Of plain lists: the report of the same rows, whose files they export. */
  readonly exports?: AnyReport;
  /** Of plain lists, whose endpoint answers with more than a row. */
  readonly rowOf?: (item: never) => AnyRow;
}

export type AnyRow = Readonly<Record<string, string | number | null>> & { readonly id: string };

/** Columns come with the width of the list, in CSS pixels; without `from` always. */
type ColumnWidth = 760 | 980 | 1200;

export interface ColumnLook<Row> {
  readonly from?: ColumnWidth;
  /** Takes the room that is left. One column of a list should. */
  readonly isWide?: boolean;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
  /** Of a `choice`: what stands beside its word. */
  readonly signs?: Readonly<Record<string, Sign>>;
  /** In place of what the column's kind says. */
  readonly cell?: (row: Row) => ReactNode;
  /** Where it stands on a phone's card; nowhere unless told. */
  readonly card?: 'title' | 'amount' | 'line' | 'status' | 'reference' | 'end';
}

export interface RecordProps {
  readonly id: string;
}

export interface RowRecordProps<Row> {
  readonly id: string;
  readonly row: Row;
}

export interface BulkProps<Row> {
  readonly rows: readonly Row[];
  /** They are no longer chosen. */
  readonly onDone: () => void;
}

export interface ListScreenDefinition<Row = AnyRow> {
  readonly report: AnyReport;
  /** As the menu calls it. */
  readonly title: Localized;
  /** One and many of what its rows are: "bill", "bills". */
  readonly noun: { readonly one: Localized; readonly many: Localized };
  /** In the order of the screen; the first names the row and opens it. Others of the report can be chosen. */
  readonly columns: Readonly<Record<string, ColumnLook<Row>>>;
  /** Beside the list, by its id: it reads for itself what it shows. Without this and `RowRecord` rows open nothing. */
  readonly Record?: ComponentType<RecordProps>;
  /** Instead, of what the row says. One that is not on the page in sight is looked up; gone and failed are told by the kit. */
  readonly RowRecord?: ComponentType<RowRecordProps<Row>>;
  /** The record's id from a row, when it is not the row's own (a receipt's line opens its bill). */
  readonly recordOf?: (row: Row) => string;
  /** What the record is called, where its id says nothing to people. */
  readonly nameOf?: (row: Row) => string;
  /** In the head: "Add a user". */
  readonly Tools?: ComponentType;
  /** What can be done with several rows; with it rows can be chosen. */
  readonly Bulk?: ComponentType<BulkProps<Row>>;
}

type ColumnsOf<R extends AnyReport, Row> = { readonly [K in keyof R['columns']]?: ColumnLook<Row> };

interface Options<R extends AnyReport, Row> extends Omit<ListScreenDefinition<Row>, 'report' | 'columns'> {
  readonly columns: ColumnsOf<R, Row>;
}

/** What is special to the screen of a report. */
export function defineListScreen<const R extends AnyReport>(
  report: R,
  options: Options<R, RowOf<R['columns']>>,
): ListScreenDefinition {
  return { report, ...options } as unknown as ListScreenDefinition;
}
