import { fateOfSearch } from '@portal/contracts';
import { presetKey } from '../filters/period-presets.ts';
import type { AnyReport } from '../list-screen-definition.ts';

type Value = string | number | boolean;

/** What is asked for, by the names of the contract's query. Filters that are not set are missing. */
export type Asked = Readonly<Record<string, Value | undefined>> & {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sortField: string;
  readonly sortOrder: 'asc' | 'desc';
  readonly criteria: string;
};

interface Field {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}

/** What can be asked for: of a report, or of figures. */
type Query = Pick<AnyReport, 'query'>;

/** Fields that say where in the list one is, and mean nothing once the list is another. */
const placeFields = ['pageNumber', 'after', 'before', 'last'] as const;

function fieldsOf(report: Query): readonly (readonly [string, Field])[] {
  return Object.entries(report.query.shape).filter(([key]) => isAsked(report, key)) as unknown as readonly (readonly [
    string,
    Field,
  ])[];
}

/** The record in an address is the one beside the list, not what the list is asked for. */
function isAsked(report: Query, key: string): boolean {
  return key !== 'record' && key in report.query.shape;
}

/** Reads an address. A field that cannot be is left out; the others hold. */
export function readAddress(report: Query, params: URLSearchParams): Asked {
  const read = fieldsOf(report).flatMap(([key, field]) => {
    const standard = field.safeParse(undefined).data;
    const text = params.get(key);
    const parsed = text === null ? undefined : field.safeParse(text);
    const value = parsed?.success ? parsed.data : standard;
    return value === undefined ? [] : [[key, value] as const];
  });
  const asked = Object.fromEntries(read) as unknown as Asked;
  // Somebody may have written one there by hand: it is not shown, not sent, and gone with the next change.
  return asked.criteria === undefined || fateOfSearch(asked.criteria) === 'shared' ? asked : { ...asked, criteria: '' };
}

export type Change = Readonly<Record<string, Value | undefined>>;

/** The address after a change: standards and wrong values leave it, keys that are nobody's here stay. */
export function changedAddress(report: Query, params: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(params);
  // Other days are no usual period any more, unless the change says which.
  if ('minDate' in change || 'maxDate' in change) next.delete(presetKey);
  const movesOnly = Object.keys(change).every((key) => !isAsked(report, key) || isPlace(key));
  const asked = { ...readAddress(report, params), ...(movesOnly ? {} : noPlace), ...change } as Change;
  for (const [key, field] of fieldsOf(report)) {
    next.delete(key);
    const value = asked[key];
    if (value !== undefined && value !== '' && value !== field.safeParse(undefined).data) next.set(key, String(value));
  }
  for (const [key, value] of Object.entries(change)) {
    if (isAsked(report, key)) continue;
    if (value === undefined || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

const noPlace = Object.fromEntries(placeFields.map((key) => [key, undefined]));

function isPlace(key: string): boolean {
  return placeFields.some((field) => field === key);
}
