import { apiBasePath, getContentVersion } from '@portal/contracts';

/** So many visitors of one moment share one question; what was published is seen this much later at most. */
const askedAgainAfterMs = 250;
const patienceMs = 500;

export interface ContentVersionOptions {
  /** Where the API answers this time. */
  readonly apiOrigin: () => string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/** The version of everything published. While the API is away nothing was published that we could show. */
export function contentVersion({ apiOrigin, fetch = globalThis.fetch, now = Date.now }: ContentVersionOptions) {
  const address = `${apiBasePath}${getContentVersion.path}`;
  let known = '';
  let asked: Promise<string> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<string> {
    try {
      const response = await fetch(apiOrigin() + address, { signal: AbortSignal.timeout(patienceMs) });
      const { version } = (await response.json()) as { version?: string };
      if (response.ok && version) known = version;
    } catch {
      // The pages that need the API say so themselves.
    }
    return known;
  }

  return (): Promise<string> => {
    if (!asked || now() - askedAt >= askedAgainAfterMs) {
      askedAt = now();
      asked = ask();
    }
    return asked;
  };
}
