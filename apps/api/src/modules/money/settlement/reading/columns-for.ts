import type { SettlementColumns } from '@portal/contracts';
import { guessColumns } from './guess-columns.ts';
import type { SheetOfFile } from './sheet-of-file.ts';

interface ColumnsFor {
  readonly columns: SettlementColumns;
  /** Somebody has seen such a file: no heading is gone, stands there twice, or is new. */
  readonly isRemembered: boolean;
}

/** As its source was read last, with what is new in this file beside it; else as the headings suggest. */
export function columnsFor(
  { headings, repeated }: Pick<SheetOfFile, 'headings' | 'repeated'>,
  remembered: SettlementColumns | null,
): ColumnsFor {
  const guessed = guessColumns(headings, repeated);
  if (!remembered) return { columns: guessed, isRemembered: false };
  const known = Object.values(remembered.fields);
  if (!known.every((heading) => headings.includes(heading) && !repeated.has(heading)))
    return { columns: guessed, isRemembered: false };
  const fresh = Object.entries(guessed.fields).filter(
    ([field, heading]) =>
      !(field in remembered.fields) && remembered.headings !== undefined && !remembered.headings.includes(heading),
  );
  const fields = { ...remembered.fields, ...Object.fromEntries(fresh) };
  return { columns: { ...remembered, fields }, isRemembered: fresh.length === 0 };
}
