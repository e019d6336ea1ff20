import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, request } from 'undici';
import { hasKeyTwice } from './has-key-twice.ts';
import type { RawAnswer } from './payment-provider.ts';

export interface ProviderHttpSettings {
  readonly baseUrl: string;
  /** For one attempt, from connecting to the last byte. */
  readonly timeoutMs: number;
  /** Consecutive failures before the provider is left alone for `breakMs`. */
  readonly breakAfter: number;
  readonly breakMs: number;
  /** Told how each call ended. */
  readonly onCall?: (ended: CallEnd) => void;
}

export interface CallEnd {
  readonly isAnswered: boolean;
  readonly tookMs: number;
  readonly reason: string | null;
  readonly isCircuitOpen: boolean;
}

const leftAlone = 'left alone after repeated failures';

export const defaultProviderHttp = { timeoutMs: 6_000, breakAfter: 5, breakMs: 10_000 } as const;

interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer with a status below 500. `reached` is false only when the request certainly never left. */
export type ProviderReply =
  | { readonly kind: 'answer'; readonly httpStatus: number; readonly body: string }
  | { readonly kind: 'no-answer'; readonly reached: boolean; readonly reason: string; readonly raw: RawAnswer };

/** Only then is an answer about money the answer to our question, and not about us, or from somebody on the way. */
export function isSuccess({ httpStatus }: { readonly httpStatus: number }): boolean {
  return httpStatus >= 200 && httpStatus < 300;
}

/** The provider does not let us in. */
export function isRefusalOfCaller({ httpStatus }: { readonly httpStatus: number }): boolean {
  return httpStatus === 401 || httpStatus === 403;
}

export interface ProviderHttp {
  /** One repetition when nothing is lost by it: reads, and writes that certainly never left. */
  send(request: ProviderRequest): Promise<ProviderReply>;
  close(): Promise<void>;
}

const largestAnswerBytes = 256 * 1024;
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);

/** An answer that nobody may rely on: from a store on the way, or one that says something twice. */
class Unreliable extends Error {
  readonly answer: RawAnswer;
  constructor(reason: string, answer: RawAnswer) {
    super(reason);
    this.answer = answer;
  }
}

/** Whoever keeps answers on the way is asked for none of them. */
const freshOnly = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' };

class ServerFault extends Error {
  readonly answer: RawAnswer;
  constructor(answer: RawAnswer) {
    super(`HTTP ${answer.httpStatus}`);
    this.answer = answer;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Calls to one provider: time limit per attempt, one bounded repetition where safe, and a circuit breaker. Never throws. */
export function createProviderHttp(settings: ProviderHttpSettings): ProviderHttp {
  const agent = new Agent({
    connectTimeout: settings.timeoutMs,
    headersTimeout: settings.timeoutMs,
    bodyTimeout: settings.timeoutMs,
    maxResponseSize: largestAnswerBytes,
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: settings.breakMs,
    breaker: new ConsecutiveBreaker(settings.breakAfter),
  });
  const attempt = wrap(breaker, timeout(settings.timeoutMs, TimeoutStrategy.Aggressive));
  const backoff = new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 });
  const repeatRead = wrap(
    retry(
      handleWhen((error) => !(error instanceof BrokenCircuitError)),
      { maxAttempts: 1, backoff },
    ),
    attempt,
  );
  const repeatUnsent = wrap(
    retry(
      handleWhen((error) => neverLeft.has(codeOf(error))),
      { maxAttempts: 1, backoff },
    ),
    attempt,
  );

  async function once({ method, path, headers, body }: ProviderRequest, signal: AbortSignal): Promise<ProviderReply> {
    const answer = await request(new URL(path, settings.baseUrl), {
      method,
      dispatcher: agent,
      signal,
      headers: { ...headers, ...freshOnly },
      ...(body !== undefined && { body }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 500) throw new ServerFault({ httpStatus: answer.statusCode, body: text });
    const raw = { httpStatus: answer.statusCode, body: text };
    if (answer.headers.age !== undefined) throw new Unreliable('an answer from a cache', raw);
    if (hasKeyTwice(text)) throw new Unreliable('an answer with a key twice', raw);
    return { kind: 'answer', ...raw };
  }

  return {
    async send(providerRequest) {
      const policy = providerRequest.method === 'GET' ? repeatRead : repeatUnsent;
      const begun = performance.now();
      const reply = await policy
        .execute(({ signal }) => once(providerRequest, signal))
        .catch((error: unknown) => noAnswer(error));
      const reason = reply.kind === 'answer' ? null : reply.reason;
      const tookMs = performance.now() - begun;
      settings.onCall?.({ isAnswered: reason === null, tookMs, reason, isCircuitOpen: reason === leftAlone });
      return reply;
    },
    close: () => agent.close(),
  };
}

function noAnswer(error: unknown): ProviderReply {
  if (error instanceof ServerFault || error instanceof Unreliable) {
    return { kind: 'no-answer', reached: true, reason: error.message, raw: error.answer };
  }
  const code = codeOf(error);
  const reason =
    error instanceof BrokenCircuitError
      ? leftAlone
      : error instanceof TaskCancelledError
        ? 'timed out'
        : code || 'connection failed';
  const reached = !(error instanceof BrokenCircuitError) && !neverLeft.has(code);
  return { kind: 'no-answer', reached, reason, raw: { httpStatus: null, body: reason } };
}
