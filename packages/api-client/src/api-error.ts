import type { ErrorCode, Problem } from '@portal/contracts';

/** The API answered, and the answer was a refusal it describes. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fieldErrors = problem.fieldErrors ?? {};
    this.requestId = problem.requestId;
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }

  is(code: ErrorCode): boolean {
    return this.code === code;
  }
}

/** Nothing usable came back: no connection, a time-out, or an answer that is not ours. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The server's own words when it gave any, else the screen's default. */
export function messageFrom(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
