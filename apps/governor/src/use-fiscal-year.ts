import { useApiClient } from '@portal/api-client';
import {
  getFiscalYear,
  lagosDay,
  listStatements,
  type ResponseOf,
  type Statement,
  type StatementKind,
} from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';

export type FiscalYear = ResponseOf<typeof getFiscalYear>;
export type Statements = Partial<Readonly<Record<StatementKind, Statement>>>;

/** The year of the address, else the current one. */
export function useAskedYear(): number {
  const [params] = useSearchParams();
  const asked = Number(params.get('year'));
  return Number.isInteger(asked) && asked >= 2000 && asked <= 2100 ? asked : Number(lagosDay(Date.now()).slice(0, 4));
}

export function useFiscalYear() {
  const api = useApiClient();
  const year = useAskedYear();
  return useQuery({
    queryKey: ['reports', 'fiscal-year', year],
    queryFn: ({ signal }) => api(getFiscalYear, { query: { year } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What offices stated of the year, by its kind; what is missing nobody stated. */
export function useStatements() {
  const api = useApiClient();
  const year = useAskedYear();
  return useQuery({
    queryKey: ['budget', 'statements', year],
    queryFn: async ({ signal }): Promise<Statements> =>
      Object.fromEntries((await api(listStatements, { query: { year } }, signal)).map((one) => [one.kind, one])),
  });
}
