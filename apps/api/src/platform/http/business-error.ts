import { type ErrorCode, errorCatalogue } from '@portal/contracts';

export interface BusinessErrorDetails {
  /** Field path → what is wrong with it, in words for the person who filled it. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** For the log only; never part of the answer. */
  readonly cause?: unknown;
}

/** An expected outcome with a code the client knows. Anything else that is thrown is a bug and becomes a 500. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: ErrorCode;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: BusinessErrorDetails = {}) {
    super(errorCatalogue[code].message, { cause: details.cause });
    this.code = code;
    this.fieldErrors = details.fieldErrors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
