import { useEffect, useMemo, useState } from 'react';
import type { States } from '../../schedule-files/cells.ts';
import type { TypedRow as RowAsTyped } from '../../schedule-files/schedule-kind.ts';
import { type JudgedRow, judgeInSlices, judgeRows } from './judge-rows.ts';
import type { PayeColumn } from './schedule-columns.ts';

type TypedRow = RowAsTyped<PayeColumn>;

/** Judged within a frame. */
const fewMost = 1_000;

interface Judged {
  /** Of rows as they were a moment ago while `isJudging`; undefined at first. */
  readonly judged: readonly JudgedRow[] | undefined;
  readonly isJudging: boolean;
}

/** What is wrong with each row: of few at once, of many beside what the screen does. */
export function useJudged(rows: readonly TypedRow[], states: States): Judged {
  const few = useMemo(() => (rows.length <= fewMost ? judgeRows(rows, states) : undefined), [rows, states]);
  const [many, setMany] = useState<{ readonly rows: readonly TypedRow[]; readonly judged: readonly JudgedRow[] }>();
  useEffect(() => {
    if (rows.length <= fewMost) return undefined;
    let isOver = false;
    void judgeInSlices(rows, states, () => !isOver).then((judged) => {
      if (judged) setMany({ rows, judged });
    });
    return () => {
      isOver = true;
    };
  }, [rows, states]);
  if (few) return { judged: few, isJudging: false };
  // Rows that were left out meanwhile have other places.
  const judged = many?.rows.length === rows.length ? many.judged : undefined;
  return { judged, isJudging: many?.rows !== rows };
}
