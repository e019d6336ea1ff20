import type { Endpoint, Language, Role, Scope } from '@portal/contracts';
import type { FastifyBaseLogger } from 'fastify';

export interface SignedInUser {
  readonly id: string;
  /** The first role is the active one; access is decided by it alone. */
  readonly roles: readonly [Role, ...Role[]];
  /** The session this call belongs to. */
  readonly sessionId: string;
  /** Whose matters the active role may see. Foreign ones are answered as if they were not there. */
  readonly scope: Scope;
}

/** What a handler knows about the call besides the parsed request. */
export interface Call {
  /** The person's address, also behind a trusted proxy. */
  readonly ip: string;
  /** As the browser names itself; empty when it does not. */
  readonly userAgent: string;
  readonly language: Language;
  readonly requestId: string;
  /** When the caller had come, where they waited for a turn and the gateway says so (`timeOfFiling`). */
  readonly arrivedAt: Date | undefined;
  readonly log: FastifyBaseLogger;
  /** Sets a header of the answer, for example `cache-control` (else `no-store`). */
  readonly setHeader: (name: string, value: string) => void;
}

/** A public endpoint may be called by nobody in particular; any other endpoint always has a user. */
export interface CallOf<E extends Endpoint> extends Call {
  readonly user: E['access'] extends 'public' ? SignedInUser | undefined : SignedInUser;
}
