import type * as z from 'zod/mini';
import type { BodyLimits } from '../body-limits.ts';
import type { ErrorCode } from '../errors.ts';
import { signatureRefusals } from './signatures.ts';

/** Below `/api/v1`; every operation of partners lives here, and a partner's key opens nothing else. */
export const partnerBasePath = '/tsp';

/** What a key may do: raise and change bills, read them, read what was paid out, say where events are sent. */
export const partnerScopes = ['bills', 'read', 'settlements', 'webhooks'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** Calls of one key that are counted together. */
export const partnerQuotas = {
  bills: { points: 600, windowSeconds: 60 },
  reads: { points: 1_200, windowSeconds: 60 },
  taxpayers: { points: 60, windowSeconds: 60 },
  batches: { points: 10, windowSeconds: 60 },
  webhooks: { points: 120, windowSeconds: 60 },
  /** All calls together of a partner that is throttled. */
  throttled: { points: 60, windowSeconds: 60 },
} as const;
export type PartnerQuota = keyof typeof partnerQuotas;

/** One operation of the partners' interface: the server, its OpenAPI document and the tests read it. */
export interface PartnerEndpoint {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below `/api/v1/tsp`, with Fastify's `:name` parameters. */
  readonly path: `/${string}`;
  /** The operation's name in clients that are made from the document. */
  readonly operation: string;
  readonly summary: string;
  readonly scope: PartnerScope;
  readonly quota: PartnerQuota;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** By status. */
  readonly answers: Readonly<Record<number, z.ZodMiniType>>;
  /** Of the answer, when it is a file and not JSON. */
  readonly contentType?: string;
  readonly bodyLimits?: Partial<BodyLimits>;
  /** Takes `Idempotency-Key`: the same call again gets the first answer. */
  readonly isOnceOnly?: true;
  /** The answer has an `ETag`; who has it already is answered with 304. */
  readonly isVersioned?: true;
  /** Refusals besides those of every call (`partnerRefusals`). */
  readonly errors?: readonly ErrorCode[];
}

export function definePartnerEndpoint<const E extends PartnerEndpoint>(endpoint: E): E {
  return endpoint;
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? { readonly [P in K]: z.output<S> }
  : unknown;

/** What a handler receives (after parsing). */
export type PartnerRequestOf<E extends PartnerEndpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** Any of the answers, with its status. */
export type PartnerAnswerOf<E extends PartnerEndpoint> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S;
    readonly body: E['answers'][S] extends z.ZodMiniType ? z.input<E['answers'][S]> : never;
  };
}[keyof E['answers'] & number];

/** What any call may be refused with. */
export const partnerRefusals = [
  'tsp.key-missing',
  'tsp.key-malformed',
  'tsp.key-unknown',
  'tsp.key-revoked',
  'tsp.key-expired',
  'tsp.key-in-address',
  'tsp.test-mode-closed',
  'tsp.not-live',
  'tsp.suspended',
  'tsp.address-not-allowed',
  'tsp.scope-missing',
  'tsp.quota-exceeded',
  'tsp.version-unknown',
  'tsp.version-ended',
  ...signatureRefusals,
  'service.unavailable',
  'unexpected',
] as const satisfies readonly ErrorCode[];
