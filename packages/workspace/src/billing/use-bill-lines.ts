import { ApiError, useApiClient } from '@portal/api-client';
import { type BillQuote, quoteBill } from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { emptyLine, sentOf, type TypedLine } from './bill-line.ts';

/** A person types a word meanwhile. */
const pauseMs = 300;

/** Lines of a bill as they are typed, and what they come to. */
export interface BillLines {
  readonly lines: readonly TypedLine[];
  /** As they are sent. */
  readonly asked: ReturnType<typeof sentOf>[];
  /** Of exactly these lines; undefined while they are reckoned, or do not fit. */
  readonly quote: BillQuote | undefined;
  /** What does not fit, by path: `lines.0.attributes.year`. */
  readonly problems: Readonly<Record<string, string>>;
  /** Why nothing could be reckoned, where no field is at fault. */
  readonly failure: Error | undefined;
  readonly change: (id: string, change: Partial<Omit<TypedLine, 'id'>>) => void;
  readonly add: () => void;
  readonly remove: (id: string) => void;
  readonly reset: (lines?: readonly TypedLine[]) => void;
}

/** What was given first is where the form begins. */
export function useBillLines(first?: readonly TypedLine[]): BillLines {
  const api = useApiClient();
  const [lines, setLines] = useState<readonly TypedLine[]>(() => first ?? [emptyLine()]);
  const asked = lines.map(sentOf);
  const settled = useSettled(JSON.stringify(asked));
  const isWhole = lines.every(({ revenueHeadCode }) => revenueHeadCode !== '');
  const quote = useQuery({
    queryKey: ['bills', 'quote', settled],
    queryFn: ({ signal }) => api(quoteBill, { body: { lines: JSON.parse(settled) as typeof asked } }, signal),
    enabled: isWhole,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isOfThese = settled === JSON.stringify(asked) && !quote.isPlaceholderData;
  const refusal = quote.error instanceof ApiError ? quote.error : undefined;
  const problems = isWhole && refusal ? refusal.fieldErrors : {};
  return {
    lines,
    asked,
    quote: isWhole && isOfThese && !quote.error ? quote.data : undefined,
    problems,
    failure: quote.error && Object.keys(problems).length === 0 ? quote.error : undefined,
    change: (id, change) =>
      setLines((before) => before.map((line) => (line.id === id ? { ...line, ...change } : line))),
    add: () => setLines((before) => [...before, emptyLine()]),
    remove: (id) => setLines((before) => before.filter((line) => line.id !== id)),
    reset: (next) => setLines(next ?? [emptyLine()]),
  };
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
