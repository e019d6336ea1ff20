import type { Cell } from '../rows/sheet-row.ts';
import { type DayOrder, typedDay } from './typed-day.ts';

export type ReadDay =
  | { readonly kind: 'empty' | 'wrong' | 'two-ways' }
  | { readonly kind: 'day'; readonly day: string };

/** A day as `2026-11-03`, by the order that the file shows or somebody said; one that shows another order is none. */
export function readDay(cell: Cell, order?: DayOrder): ReadDay {
  const typed = typedDay(cell);
  if (typed.kind === 'day')
    return order && typed.by && typed.by !== order ? { kind: 'wrong' } : { kind: 'day', day: typed.day };
  if (typed.kind !== 'two-ways') return typed;
  if (!order) return { kind: 'two-ways' };
  return { kind: 'day', day: order === 'day-first' ? typed.dayFirst : typed.monthFirst };
}
