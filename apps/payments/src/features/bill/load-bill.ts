import { type ApiClient, ApiError } from '@portal/api-client';
import { getOpenBill, type OpenBill } from '@portal/contracts';

/** What came of opening a bill. Unknown and malformed references are told apart by nobody. */
export type BillLoad =
  | { readonly kind: 'found'; readonly openBill: OpenBill }
  /** `wasSent`: by a form whose field was empty. */
  | { readonly kind: 'missing-reference'; readonly wasSent?: boolean }
  | { readonly kind: 'not-found'; readonly reference: string }
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly message: string; readonly requestId: string | undefined };

/** HTTP status of the page that shows it, for when a server renders it. */
export const billLoadStatus = {
  found: 200,
  'missing-reference': 400,
  'not-found': 404,
  'rate-limited': 429,
  unreachable: 503,
  failed: 502,
} as const satisfies Record<BillLoad['kind'], number>;

const defaultWaitSeconds = 30;

/** Fetches the bill, with one retry where a retry can help (spec §9); runs only if there is a reference (spec §5). */
export async function loadBill(api: ApiClient, reference: string, signal: AbortSignal): Promise<BillLoad> {
  if (reference === '') return { kind: 'missing-reference' };
  const fetchBill = () => api(getOpenBill, { query: { billReference: reference } }, signal);
  try {
    return {
      kind: 'found',
      openBill: await fetchBill().catch((error: unknown) => {
        if (signal.aborted || isRefusal(error)) throw error;
        return fetchBill();
      }),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return problemOf(error, reference);
  }
}

function problemOf(error: unknown, reference: string): BillLoad {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.status === 429) return { kind: 'rate-limited', waitSeconds: error.retryAfterSeconds ?? defaultWaitSeconds };
  if (error.status === 404 || error.status === 422) return { kind: 'not-found', reference };
  return { kind: 'failed', message: error.message, requestId: error.requestId };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
