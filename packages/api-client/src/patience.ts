import type { Endpoint, RequestOf } from '@portal/contracts';

/** How somebody waits for a portal that is away for a moment: a database that changes its machine, a process that starts anew. */
export interface Patience {
  /** Milliseconds after the first refusal in which it is asked again. */
  readonly forMs: number;
  /** Told when a call begins to wait, and when it has ended waiting. */
  readonly onWait: (isWaiting: boolean) => void;
  /** Waits so many milliseconds; a signal ends it early. */
  readonly pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds of a clock that only runs forward. */
  readonly now?: () => number;
}

export interface Answer {
  readonly response: Response;
  readonly payload: unknown;
}

/** Bad gateway, unavailable, and a gateway that got no answer: nobody there has looked at the call, or nobody can say so. */
export function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Whether two of it are the same as one: reading, what the contract says so of, and what carries its own key. */
export function isRepeatable<E extends Endpoint>(endpoint: E, request: RequestOf<E>): boolean {
  const { body } = request as { body?: unknown };
  const isKeyed = typeof body === 'object' && body !== null && 'submissionId' in body && Boolean(body.submissionId);
  return endpoint.method === 'GET' || endpoint.isRepeatable === true || isKeyed;
}

const longestPauseMs = 5_000;
const pauseStepMs = 1_000;

/**
 * Asks, and asks again while the portal says that it is away. Only what may be repeated; everything else is asked once. A call that had
 * to wait is then also repeated after any fault of the server: what the first one left half done there ends with the next.
 */
export async function whileAway(
  patience: Patience | undefined,
  mayRepeat: boolean,
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer & { readonly wasWaitedFor: boolean }> {
  const first = await ask();
  if (!patience || !mayRepeat || !saysAway(first)) return { ...first, wasWaitedFor: false };
  const { forMs, onWait, pause = pauseFor, now = () => performance.now() } = patience;
  const until = now() + forMs;
  let answer = first;
  onWait(true);
  try {
    for (let tries = 1; answer.response.status >= 500 && now() < until; tries += 1) {
      // Spread out, so that a thousand who were cut off together do not come back together.
      await pause(Math.min(pauseStepMs * tries, longestPauseMs) * (0.75 + Math.random() / 2), signal);
      answer = await ask();
    }
  } finally {
    onWait(false);
  }
  return { ...answer, wasWaitedFor: answer.response.status >= 500 };
}

/** In the portal's words, or in those of a balancer. A provider's fault is told by a code of its own. */
function saysAway({ response, payload }: Answer): boolean {
  if (!isAway(response.status)) return false;
  const code = typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : undefined;
  return code === undefined || code === 'service.unavailable';
}

function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
