import { useEffect } from 'react';
import type { Field, Typed } from './fields.ts';
import { groupDigits } from './group-digits.ts';
import type { TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';
import { useCalculation } from './use-calculation.ts';

/** In naira. The last is what stands in the page, hidden, until somebody types. */
const exampleAmounts = ['250000', '1'];

/**
 * In quiet moments after the page has started: an example is computed, then (`isMade`) written into the result that nobody sees,
 * and laid out. The first keystroke finds everything made and everything run once.
 */
export function useRehearsal(tax: TaxId, isMade: boolean): void {
  const calculation = useCalculation();
  useEffect(
    () =>
      inQuiet(() => {
        for (const amount of isMade ? exampleAmounts : exampleAmounts.slice(-1)) {
          groupDigits(amount, amount.length);
          calculation.rehearse(exampleOf(taxes[tax].fields, amount, calculation.now().day));
          for (const hidden of document.querySelectorAll('.calculator div[hidden]'))
            hidden.lastElementChild?.getBoundingClientRect();
        }
      }),
    [calculation, tax, isMade],
  );
}

/** Gives what calls it off. */
function inQuiet(act: () => void): () => void {
  // Safari has no idle moments to give.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}

/** What has to be entered, no more. A choice that is left alone is its first. */
function exampleOf(fields: readonly Field[], amount: string, day: string | undefined): Typed {
  const examples: Partial<Record<Field['kind'], string | undefined>> = { money: amount, age: '30', day };
  return Object.fromEntries(
    fields.flatMap(({ name, kind, isOptional }) => {
      const example = isOptional ? undefined : examples[kind];
      return example === undefined ? [] : [[name, example]];
    }),
  );
}
