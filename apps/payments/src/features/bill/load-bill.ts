import type { ApiClient } from '@portal/api-client';
import { getOpenBill, type LoadProblem, loadProblemStatus, type OpenBill } from '@portal/contracts';
import { isFinal, problemOfFirstLoad } from '../../first-load.ts';

/** What came of opening a bill. Unknown and malformed references are told apart by nobody. */
export type BillLoad =
  | { readonly kind: 'found'; readonly openBill: OpenBill }
  /** `wasSent`: by a form whose field was empty. */
  | { readonly kind: 'missing-reference'; readonly wasSent?: boolean }
  | (LoadProblem & { readonly reference: string });

/** HTTP status of the page that shows it, for when a server renders it. */
export const billLoadStatus = {
  ...loadProblemStatus,
  found: 200,
  'missing-reference': 400,
} as const satisfies Record<BillLoad['kind'], number>;

/** Fetches the bill, with one retry where a retry can help (spec §9); runs only if there is a reference (spec §5). */
export async function loadBill(api: ApiClient, reference: string, signal: AbortSignal): Promise<BillLoad> {
  if (reference === '') return { kind: 'missing-reference' };
  const fetchBill = () => api(getOpenBill, { query: { billReference: reference } }, signal);
  try {
    return {
      kind: 'found',
      openBill: await fetchBill().catch((error: unknown) => {
        if (signal.aborted || isFinal(error)) throw error;
        return fetchBill();
      }),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...problemOfFirstLoad(error), reference };
  }
}
