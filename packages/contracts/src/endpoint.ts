import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { BodyLimits } from './body-limits.ts';
import type { ErrorCode } from './errors.ts';

/** Every operation lives below it. */
export const apiBasePath = '/api/v1';

/** One HTTP operation, described once and used by the server, the client, the documentation and the tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with Fastify's `:name` parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Where the strict ones (`strictBody`) do not suit what is honestly sent here. */
  readonly bodyLimits?: Partial<BodyLimits>;
  /** The body is multipart/form-data with one file, in this part, of at most so many bytes. */
  readonly upload?: { readonly field: string; readonly bytesMax: number };
  /** Of the answer, when it is a file and not JSON. */
  readonly contentType?: string;
  /** What a person reads when it fails for a reason that is none of theirs, where spec §8 has words for it. */
  readonly failed?: string;
  /** Pages ask it by themselves: nobody used their session, and its idle time goes on (docs/decisions/0420). */
  readonly isByItself?: true;
  /** Sent again with the same contents it is the same one and has the same answer: a browser may repeat it by itself while the portal is away (docs/decisions/0880). Reading is so anyway, and what carries a `submissionId`. */
  readonly isRepeatable?: true;
  /** Business errors a caller is expected to handle. Validation and session errors are implied. */
  readonly errors?: readonly ErrorCode[];
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? { readonly [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller sends (before defaults are applied). */
export type RequestOf<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>;

/** What a handler receives (after parsing). */
export type ParsedRequestOf<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
