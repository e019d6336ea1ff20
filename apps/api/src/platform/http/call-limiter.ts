import type { Endpoint } from '@portal/contracts';
import type { BusinessError } from './business-error.ts';

interface Asker {
  /** The account, or the address. */
  readonly caller: string;
  readonly userAgent: string;
}

interface ParsedCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Counts calls per account or address; see `platform/rate-limit`. */
export interface CallLimiter {
  /** Before anything is read. Throws `request.rate-limited` when the caller has had enough of this endpoint. */
  admit(endpoint: Endpoint, asker: Asker): Promise<void>;
  /** When it is known what they ask about. Throws, or lets them wait for their turn. */
  admitParsed(endpoint: Endpoint, asker: Asker, call: ParsedCall): Promise<void>;
  /** There was what they asked about. */
  answered(endpoint: Endpoint, asker: Asker, call: ParsedCall): Promise<void>;
  /** Told about every refusal, because some cost more than an answer; may hold it back, or throw another one in its place. */
  refused(endpoint: Endpoint, asker: Asker, error: BusinessError): Promise<void>;
}
