import type { Live } from '@portal/ui';
import { createContext, use, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Calculation, Moment } from './calculation.ts';
import type { Column, Law, LineId } from './tax.ts';

export const CalculationContext = createContext<Calculation | undefined>(undefined);

/** The same, as it was when typing last rested. */
export const RestedContext = createContext<Calculation | undefined>(undefined);

/** A step of the computation under one law. */
export interface LineAt {
  readonly id: LineId;
  readonly law: Law | undefined;
}

type Primitive = string | number | boolean | undefined;

/** What the page around computes. Throws outside of a calculator. */
export function useCalculation(): Calculation {
  const calculation = use(CalculationContext);
  if (!calculation) throw new Error('There is no calculation around');
  return calculation;
}

/** One thing of the calculation. Renders when it becomes another; what every keystroke changes is for `useLiveColumns`. */
export function useMoment<T extends Primitive>(select: (moment: Moment) => T): T {
  const { now, subscribe } = useCalculation();
  const selected = () => select(now());
  return useSyncExternalStore(subscribe, selected, selected);
}

/** The law of each column of the result; of a single column none. */
export function useLaws(): readonly (Law | undefined)[] {
  const laws = useMoment((moment) =>
    columnsOf(moment)
      .map(({ law = '' }) => law)
      .join(' '),
  );
  return useMemo(() => laws.split(' ').map((law) => (law as Law | '') || undefined), [laws]);
}

/** What a keystroke changes, written into the page without rendering anything. */
export function useLiveMoment(): <T>(select: (moment: Moment) => T | undefined) => Live<T> {
  const { now, subscribe } = useCalculation();
  return (select) => ({ read: () => select(now()), subscribe });
}

/** What shows itself when typing rests, beside what is typed: that it is wrong, or what can be done with it. */
export function useRestedMoment(): <T>(select: (moment: Moment) => T | undefined) => Live<T> {
  const rested = use(RestedContext);
  if (!rested) throw new Error('There is no calculation around');
  return (select) => ({ read: () => select(rested.now()), subscribe: rested.subscribe });
}

/** What a keystroke changes in the result, written into the page without rendering anything. */
export function useLiveColumns(): <T>(select: (columns: readonly Column[]) => T | undefined) => Live<T> {
  const live = useLiveMoment();
  return (select) => live((moment) => select(columnsOf(moment)));
}

/** None before there is a result. */
export function columnsOf({ last }: Moment): readonly Column[] {
  return last?.columns ?? [];
}

export function columnOf(columns: readonly Column[], law: Law | undefined): Column | undefined {
  return columns.find((column) => column.law === law);
}

type Line = Column['lines'][number];

/** One thing of one line. Nothing where this law does not have the line. */
export function useLine<T extends Primitive>({ id, law }: LineAt, select: (line: Line) => T): T | undefined {
  return useMoment((moment) => {
    const line = lineOf(columnsOf(moment), { id, law });
    return line && select(line);
  });
}

/** The highest there was of it so far: renders when there is more, not when there is less. */
export function useMostOfLine(at: LineAt, count: (line: Line) => number): number {
  const most = useRef(0);
  return useMoment((moment) => {
    const line = lineOf(columnsOf(moment), at);
    if (line) most.current = Math.max(most.current, count(line));
    return most.current;
  });
}

/** What a keystroke changes in one line. */
export function useLiveLine({ id, law }: LineAt): <T>(select: (line: Line) => T | undefined) => Live<T> {
  const live = useLiveColumns();
  return (select) =>
    live((columns) => {
      const line = lineOf(columns, { id, law });
      return line && select(line);
    });
}

function lineOf(columns: readonly Column[], { id, law }: LineAt): Line | undefined {
  return columnOf(columns, law)?.lines.find((line) => line.id === id);
}
