import { ApiError, isFinal } from '@portal/api-client';
import { QueryClient } from '@portal/platform/query';

/** Long enough that what came with the page is not fetched again at once. */
const freshForMs = 30_000;

/** One retry (spec §7), and none of a refusal: asking again does not change the answer. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return !isFinal(error) && failures < 1;
}

export function createQueryClient(retry: boolean): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshForMs, retry: retry ? shouldRetry : false },
      // Without a connection they say so at once, instead of waiting for one: a request sent when nobody expects it any more is none.
      mutations: { networkMode: 'always' },
    },
  });
  // Whoever was told that somebody else changed what they saved sees at once what stands there now.
  client.getMutationCache().subscribe((event) => {
    const error = event.type === 'updated' && event.action.type === 'error' ? event.action.error : undefined;
    if (error instanceof ApiError && error.is('request.changed-meanwhile')) void client.invalidateQueries();
  });
  return client;
}
