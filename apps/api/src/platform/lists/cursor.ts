import { BusinessError } from '../http/business-error.ts';

/** Where a page ends: the value it is sorted by and the key that tells equal ones apart, as PostgreSQL prints them. */
export interface Place {
  readonly placeValue: string;
  readonly placeKey: string;
}

/** How a value reaches PostgreSQL again. What does not look like one is refused here, not by a fault of the database. */
const sortTypes = {
  bigint: /^-?\d{1,18}$/,
  integer: /^-?\d{1,9}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+\d{2}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  text: /^[^\0]{0,160}$/,
} as const;
export type SortType = keyof typeof sortTypes;

/** Whether a text can be a value of the column at all. */
export function canBe(type: SortType, text: string): boolean {
  return sortTypes[type].test(text);
}

export function writeCursor({ placeValue, placeKey }: Place): string {
  return Buffer.from(JSON.stringify([placeValue, placeKey])).toString('base64url');
}

export function readCursor(cursor: string, valueType: SortType, keyType: SortType): Place {
  const place = placeIn(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!place || !canBe(valueType, place.placeValue) || !canBe(keyType, place.placeKey))
    throw new BusinessError('list.cursor-invalid');
  return place;
}

function placeIn(text: string): Place | undefined {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [placeValue, placeKey] = parts;
    return typeof placeValue === 'string' && typeof placeKey === 'string' ? { placeValue, placeKey } : undefined;
  } catch {
    return undefined;
  }
}
