import { type BenchRow, reportRow } from '@portal/quality-gate/bench';
import { missingBrowser } from './portal.ts';

export type Heading = Pick<BenchRow, 'what' | 'unit' | 'bar'>;

/** True when there is no browser: every row then says how to get one. */
export function reportMissingBrowser(headings: readonly Heading[]): boolean {
  const reason = missingBrowser();
  if (reason === undefined) return false;
  for (const heading of headings) reportRow({ ...heading, value: null, raw: reason });
  return true;
}
