import { useQueryClient } from '@portal/platform/query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Asked } from '../address/list-address.ts';
import type { AnyReport } from '../list-screen-definition.ts';
import { type ReportPage, rowsKey, totalsKey } from './report-page.ts';

/** How often one looks for rows that came since. */
export const lookEveryMs = 60_000;
const signsOfLife = ['pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface NewRows {
  /** Rows above those in sight that are not among them; at most a page. */
  readonly count: number;
  readonly show: () => void;
}

/**
 * Rows that came since the list was read: counted, never thrown in. Only while somebody is there: a list that asks by itself would
 * keep a session alive that nobody uses (docs/decisions/0152).
 */
export function useNewRows(
  report: AnyReport,
  asked: Asked,
  page: ReportPage | undefined,
  read: () => Promise<ReportPage>,
): NewRows {
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<{ readonly of: ReportPage; readonly page: ReportPage }>();
  const isAtTop =
    asked.pageNumber === 1 &&
    asked.sortField === report.sorts[0] &&
    asked.sortOrder === 'desc' &&
    [asked.after, asked.before, asked.last].every((place) => place === undefined);

  const look = useEffectEvent(async () => {
    if (!isAtTop || !page || document.visibilityState !== 'visible') return;
    const now = await read().catch(() => undefined);
    if (now) setLatest({ of: page, page: now });
  });

  useEffect(() => {
    let isSomebodyThere = false;
    const note = () => {
      isSomebodyThere = true;
    };
    for (const sign of signsOfLife) document.addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      if (isSomebodyThere) void look();
      isSomebodyThere = false;
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) document.removeEventListener(sign, note);
    };
  }, []);

  if (!latest || latest.of !== page) return { count: 0, show: () => {} };
  const known = new Set(page.data.map(({ id }) => id));
  const firstKnown = latest.page.data.findIndex(({ id }) => known.has(id));
  const count = firstKnown < 0 ? latest.page.data.length : firstKnown;
  return {
    count,
    show() {
      queryClient.setQueryData([...rowsKey(report), asked], latest.page);
      void queryClient.invalidateQueries({ queryKey: totalsKey(report) });
    },
  };
}
