import { groupDigitsOf } from '@portal/contracts';
import { isGrouped } from './fields.ts';

export interface Grouped {
  readonly text: string;
  /** Where the cursor stands afterwards. */
  readonly cursor: number;
}

/**
 * Puts commas between thousands while somebody types, and keeps the cursor behind the same digit. Leaves alone what is no
 * amount. `before`: what stood there.
 */
export function groupDigits(typed: string, cursor: number, before = ''): Grouped {
  if (!/^[\d,]*(\.\d*)?$/.test(typed) || mayHoldDecimals(typed, before)) return { text: typed, cursor };
  const [whole = '', ...decimals] = typed.replaceAll(',', '').split('.');
  const grouped = groupDigitsOf(whole.replace(/^0+(?=\d)/, ''));
  const text = [grouped, ...decimals].join('.');
  const behind = typed.slice(cursor).replaceAll(',', '').length;
  let place = text.length;
  for (let left = behind; left > 0 && place > 0; place -= 1) if (text.charAt(place - 1) !== ',') left -= 1;
  return { text, cursor: place };
}

/** `1250,50` that came as a whole. Where digits come and go one by one, our own commas only have to move. */
function mayHoldDecimals(typed: string, before: string): boolean {
  if (isGrouped(typed)) return false;
  if (!isGrouped(before)) return true;
  const inserted = insertedInto(before, typed);
  return inserted.includes(',') && (inserted.length > 1 || before === '');
}

function insertedInto(before: string, typed: string): string {
  let start = 0;
  while (start < before.length && before[start] === typed[start]) start += 1;
  let end = 0;
  const longest = Math.min(before.length, typed.length) - start;
  while (end < longest && before.at(-1 - end) === typed.at(-1 - end)) end += 1;
  return typed.slice(start, typed.length - end);
}
