import { typedNumber } from '../amounts/typed-number.ts';
import type { Cell } from './sheet-row.ts';

const totals = ['total', 'totals', 'subtotal', 'jimla', 'jimilla'];
/** What stands beside the word in rows that add up others. `Total Nigeria Plc` is a taxpayer. */
const besideTotals = new Set(
  `grand sub overall sum page amount amounts ngn naira of for the all row rows record records entries transactions
  employees staff payments credit credits debit debits gross net paye tax wht due payable paid month year january february march april may june july
  august september october november december`.split(/\s+/),
);

/** A row that adds up the rows above it, and is none of them. */
export function isTotalRow(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell): cell is string => typeof cell === 'string' && typedNumber(cell).kind === 'wrong');
  return texts.length > 0 && texts.length <= 2 && texts.some(saysTotal);
}

function saysTotal(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isTotal = (word: string) => totals.includes(word);
  return words.some(isTotal) && words.every((word) => isTotal(word) || besideTotals.has(word));
}
