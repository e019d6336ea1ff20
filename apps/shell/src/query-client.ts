import { ApiError } from '@portal/api-client';
import { QueryClient } from '@portal/platform/query';

/** Long enough that what came with the page is not fetched again at once. */
const freshForMs = 30_000;

/** One retry (spec §7), and none of a refusal: asking again does not change the answer. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return !isRefusal && failures < 1;
}

export function createQueryClient(retry: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshForMs, retry: retry ? shouldRetry : false },
      // Without a connection they say so at once, instead of waiting for one: a request sent when nobody expects it any more is none.
      mutations: { networkMode: 'always' },
    },
  });
}
