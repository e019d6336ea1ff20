import { askedFields, isGrouped, longestInput, readField, type Typed } from './fields.ts';
import { groupDigits } from './group-digits.ts';
import { type TaxId, taxIds } from './tax.ts';
import { taxes } from './taxes/taxes.ts';

/** Days for which every tax here has rules, and a bound against endless interest. */
const rulesHold = { earliest: '2026-01-01', latest: '2050-12-31' } as const;

/** Everything a result depends on. */
export interface Inputs {
  readonly tax: TaxId;
  readonly typed: Typed;
  /** ISO day whose law holds; the day of the visit when absent. */
  readonly on?: string | undefined;
}

/**
 * The part of the address behind `#`, which browsers never send: what somebody entered stays on the device, and whoever gets
 * the link sees the same result.
 */
export function addressOf({ tax, typed, on }: Inputs): string {
  const query = new URLSearchParams({ tax });
  for (const { name, kind } of askedFields(taxes[tax].fields, typed)) {
    const entered = (typed[name] ?? '').trim();
    const text = kind === 'money' && isGrouped(entered) ? entered.replaceAll(',', '') : entered;
    if (text !== '') query.set(name, text);
  }
  if (on) query.set('on', on);
  return `#${query}`;
}

/** Reads a link that anybody may have written: an unknown tax is the first one, unknown fields and oversized texts are dropped. */
export function inputsOf(hash: string): Inputs {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const tax = taxIds.find((id) => id === query.get('tax')) ?? 'income-tax';
  const typed: Record<string, string> = {};
  for (const field of taxes[tax].fields) {
    const text = query.get(field.name);
    if (text === null || text.length > longestInput) continue;
    typed[field.name] = field.kind === 'money' ? groupDigits(text, 0).text : text;
  }
  const on = query.get('on') ?? '';
  const day = readField({ name: 'on', kind: 'day', ...rulesHold }, on);
  return { tax, typed, ...(day.state === 'read' && { on }) };
}
