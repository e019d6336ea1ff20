import { homeStateId, kobo } from '@portal/contracts';
import { koboOf } from '@portal/ui/forms';

export type CellProblem = 'missing' | 'not-an-amount' | 'too-large' | 'no-state' | 'not-text';
/** What a cell stands for, or what is wrong with it. */
export type Found<Problem extends string = CellProblem> = string | number | { readonly problem: Problem };

export type States = readonly { readonly id: string | number; readonly displayField: string }[];

/** What a formula begins with in a spreadsheet, and what no name does; a minus alone would be an amount below zero. */
const formula = /^[=@+]/;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const letters = (name: string) => name.toLowerCase().replace(/\bstate\b|[^a-z]/g, '');

/** States as people write them. */
export function statesByName(states: States): ReadonlyMap<string, number> {
  const ids = new Map(states.map(({ id, displayField }) => [letters(displayField), Number(id)]));
  const capital = states.find(({ displayField }) => letters(displayField).startsWith('federalcapital'));
  if (capital) for (const name of ['fct', 'abuja', 'fctabuja']) ids.set(name, Number(capital.id));
  return ids;
}

/** One line of text; an empty one is refused where it is required. */
export function textIn(cell: string, longest: number, isRequired: boolean): Found {
  if (cell === '') return isRequired ? { problem: 'missing' } : '';
  if (cell.length > longest) return { problem: 'too-large' };
  return formula.test(cell) || unprintable.test(cell) ? { problem: 'not-text' } : cell;
}

/** A state by its name; an empty cell is this one. */
export function stateIn(cell: string, states: ReadonlyMap<string, number>): Found {
  if (cell === '') return homeStateId;
  return states.get(letters(cell)) ?? { problem: 'no-state' };
}

/** Naira; an empty cell is none of them, and refused where an amount is required. */
export function amountIn(cell: string, mostKobo: number, isRequired: boolean): Found {
  if (cell === '' || cell === '-') return isRequired ? { problem: 'missing' } : 0;
  const amountKobo = koboOf(cell);
  if (amountKobo === undefined) return { problem: 'not-an-amount' };
  return amountKobo > mostKobo ? { problem: 'too-large' } : kobo(amountKobo);
}
