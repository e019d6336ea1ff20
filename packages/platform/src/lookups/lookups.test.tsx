import { ApiClientContext, createApiClient } from '@portal/api-client';
import { QueryClient, QueryClientProvider } from '@portal/platform/query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { lookupQuery, useLgas, useLookup } from './index.ts';

const lists: Record<string, unknown> = {
  '/lookups/states': [{ id: 19, displayField: 'Kaduna' }],
  '/lookups/genders': [{ id: 1, displayField: 'Female' }],
  '/lookups/lgas?stateId=19': [{ id: 23, displayField: 'Zaria', stateId: 19 }],
  '/lookups/lgas?stateId=20': [{ id: 400, displayField: 'Dala', stateId: 20 }],
};

function aPage(answer = (path: string) => Response.json(lists[path])) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const path = String(input).replace('http://api.test', '');
    asked.push(path);
    return answer(path);
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => undefined,
    getLanguage: () => 'en',
    onSessionExpired: () => {},
    fetch,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiClientContext value={api}>{children}</ApiClientContext>
    </QueryClientProvider>
  );
  return { api, asked, queryClient, wrapper };
}

afterEach(cleanup);

describe('lookups', () => {
  it('asks for each list once, however many screens show it and come back to it', async () => {
    const { asked, wrapper } = aPage();
    const first = renderHook(() => [useLookup('states'), useLookup('states'), useLookup('genders')] as const, {
      wrapper,
    });
    await waitFor(() => expect(first.result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
    first.unmount();

    const again = renderHook(() => useLookup('states'), { wrapper });

    expect(again.result.current.data).toEqual([{ id: 19, displayField: 'Kaduna' }]);
    expect(again.result.current.isFetching).toBe(false);
    expect(asked.sort()).toEqual(['/lookups/genders', '/lookups/states']);
  });

  it('asks for no local governments before a state is chosen, then once for each state', async () => {
    const { asked, wrapper } = aPage();
    const { result, rerender } = renderHook(({ stateId }: { stateId: number | undefined }) => useLgas(stateId), {
      wrapper,
      initialProps: { stateId: undefined as number | undefined },
    });
    expect(result.current.isLoading).toBe(false);
    expect(asked).toEqual([]);

    for (const [stateId, lga] of [
      [19, 'Zaria'],
      [20, 'Dala'],
      [19, 'Zaria'],
    ] as const) {
      rerender({ stateId });
      await waitFor(() => expect(result.current.data?.map(({ displayField }) => displayField)).toEqual([lga]));
    }

    expect(asked).toEqual(['/lookups/lgas?stateId=19', '/lookups/lgas?stateId=20']);
  });

  it('is not kept when it failed: asking again may bring it', async () => {
    let up = false;
    const { wrapper } = aPage((path) => (up ? Response.json(lists[path]) : new Response('down', { status: 502 })));
    const { result } = renderHook(() => useLookup('states'), { wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));

    up = true;
    await act(() => result.current.refetch());

    await waitFor(() => expect(result.current.data).toHaveLength(1));
  });

  it('is there for loaders, before the screen', async () => {
    const { api, asked, queryClient, wrapper } = aPage();
    await queryClient.ensureQueryData(lookupQuery(api, 'states'));
    const { result } = renderHook(() => useLookup('states'), { wrapper });
    expect(result.current.data).toHaveLength(1);
    expect(asked).toEqual(['/lookups/states']);
  });

  it('knows what each list says beyond a name', () => {
    type RevenueHead = NonNullable<ReturnType<typeof useLookup<'revenueHeads'>>['data']>[number];
    expectTypeOf<RevenueHead['mdaId']>().toEqualTypeOf<number>();
  });
});
