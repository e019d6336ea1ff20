import type { ErrorCode, Problem } from '@portal/contracts';

/** The API answered, and the answer was a refusal it describes. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The portal was away, and the client has asked again for as long as anybody waits. */
  readonly wasWaitedFor: boolean;

  constructor(problem: Problem, wasWaitedFor = false) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fieldErrors = problem.fieldErrors ?? {};
    this.requestId = problem.requestId;
    this.retryAfterSeconds = problem.retryAfterSeconds;
    this.wasWaitedFor = wasWaitedFor;
  }

  is(code: ErrorCode): boolean {
    return this.code === code;
  }
}

/** Nothing usable came back: no connection, a time-out, or an answer that is not ours. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Asking once more cannot change the answer: a refusal, or what was asked for again and again already. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 500 || error.wasWaitedFor);
}

/** The server's own words when it gave any, else the screen's default. */
export function messageFrom(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
