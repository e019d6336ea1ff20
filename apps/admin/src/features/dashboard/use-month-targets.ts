import { useApiClient } from '@portal/api-client';
import { getFiscalYear } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import type { FiguresAddress } from '@portal/workspace/numbers';

/** What months of the year are to bring, by `YYYY-MM`: of the whole state, so nothing when figures are narrowed or of two years. */
export function useMonthTargets({ asked, filters }: FiguresAddress): ReadonlyMap<string, number> | undefined {
  const api = useApiClient();
  const year = Number(asked.maxDate.slice(0, 4));
  const isWhole = Object.values(filters).every((value) => value === undefined);
  const { data } = useQuery({
    queryKey: ['reports', 'fiscal-year', year],
    queryFn: ({ signal }) => api(getFiscalYear, { query: { year } }, signal),
    enabled: isWhole && asked.minDate.startsWith(String(year)),
  });
  if (!isWhole) return undefined;
  const targets = data?.months.flatMap(({ month, targetKobo }) =>
    targetKobo === null ? [] : [[month.slice(0, 7), targetKobo] as const],
  );
  return targets && targets.length > 0 ? new Map(targets) : undefined;
}
