import type { ApiClient } from '@portal/api-client';
import { getOpenBasket, type LoadProblem, type OpenBasket } from '@portal/contracts';
import { problemOfFirstLoad } from '../../first-load.ts';

export type BasketLoad =
  | { readonly kind: 'found'; readonly basket: OpenBasket }
  | (LoadProblem & { readonly reference: string });

export async function loadBasket(api: ApiClient, reference: string, signal: AbortSignal): Promise<BasketLoad> {
  try {
    return { kind: 'found', basket: await api(getOpenBasket, { query: { basketReference: reference } }, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...problemOfFirstLoad(error), reference };
  }
}

export function canPayBasket({ state }: OpenBasket): boolean {
  return state === 'payable' || state === 'awaiting';
}
