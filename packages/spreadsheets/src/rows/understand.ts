import { cellText } from './cell-text.ts';
import type { Cell } from './sheet-row.ts';

export interface Understood {
  readonly rows: number;
  /** Of what is read; rows that add up others are none of them. */
  readonly sumKobo: number;
  readonly first: UnderstoodRow | null;
  readonly last: UnderstoodRow | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

interface UnderstoodRow {
  readonly line: number;
  readonly text: string;
  readonly kobo: number;
}

interface ReadRow {
  readonly line: number;
  /** Who or what it is about. */
  readonly text: Cell;
  readonly kobo: number;
  readonly day?: string | undefined;
}

/** Collects what a person looks at before anything of a file is kept. */
export function understand(): { add(row: ReadRow): void; readonly understood: Understood } {
  let understood: Understood = { rows: 0, sumKobo: 0, first: null, last: null, firstDay: null, lastDay: null };
  return {
    add({ line, text, kobo, day }) {
      const row = { line, text: cellText(text), kobo };
      const { rows, sumKobo, first, firstDay, lastDay } = understood;
      understood = {
        rows: rows + 1,
        sumKobo: sumKobo + kobo,
        first: first ?? row,
        last: row,
        firstDay: day !== undefined && (firstDay === null || day < firstDay) ? day : firstDay,
        lastDay: day !== undefined && (lastDay === null || day > lastDay) ? day : lastDay,
      };
    },
    get understood() {
      return understood;
    },
  };
}
