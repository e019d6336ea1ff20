import type { Column, Language } from '@portal/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A column of a file: what stands above it, and what it holds. */
export interface FileColumn {
  /** In the report. */
  readonly name: string;
  readonly label: string;
  readonly column: Column;
}

/** Kinds that are text to whoever opens the file. */
const wordKinds = new Set<Column['kind']>(['reference', 'text', 'choice']);

/**
 * A value as all files show it, always text: naira with two digits (`1250.50`), shares in percent, days as `2026-11-20`,
 * moments by the clock in Lagos, choices in words.
 */
export function cellOf({ kind, words = {} }: Column, value: SQLWrapper, language: Language): SQL {
  switch (kind) {
    case 'kobo':
      return sql`round(${value}::numeric / 100, 2)::text`;
    case 'share':
      return sql`round(${value}::numeric * 100, 2)::text`;
    case 'moment':
      return sql`to_char(${value} at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI:SS')`;
    case 'choice': {
      const cases = Object.entries(words).map(([code, said]) => sql`when ${code}::text then ${said[language]}::text`);
      return cases.length === 0
        ? sql`${value}::text`
        : sql`case ${value}::text ${sql.join(cases, sql` `)} else ${value}::text end`;
    }
    default:
      return sql`${value}::text`;
  }
}

/** `=`, `+`, `-`, `@`, and the wide ones of Asian keyboards. */
const formulaSigns = sql.raw('61, 43, 45, 64, 65309, 65291, 65293, 65312');
/** Tab, line feed, carriage return. */
const lineSigns = sql.raw('9, 10, 13');
/** Blank and blank that does not break. */
const blanks = sql.raw('32, 160');

/**
 * A cell that no spreadsheet takes for a formula: text that begins with what a formula begins with, blanks aside, gets an
 * apostrophe before it. `cell` is a bare column: it is read several times. By number, which costs a third of comparing letters.
 */
export function disarmedCell({ kind }: Column, cell: SQL): SQL {
  if (!wordKinds.has(kind)) return cell;
  const trimmed = sql`ltrim(${cell}, E' \\t\\r\\n\\u00a0')`;
  return sql`case when ascii(${cell}) in (${formulaSigns}, ${lineSigns})
    or (ascii(${cell}) in (${blanks}) and ascii(${trimmed}) in (${formulaSigns})) then '''' || ${cell} else ${cell} end`;
}

export function isWords({ kind }: Column): boolean {
  return wordKinds.has(kind);
}
