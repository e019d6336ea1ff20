import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** From where something is done: for the logs that say who did what. */
export interface CallOrigin {
  readonly address: string;
  /** As the browser names itself; empty when it does not. */
  readonly userAgent: string;
  readonly requestId: string;
  /** The active role of whoever is signed in. */
  readonly role: string | null;
}

const calls = new AsyncLocalStorage<FastifyRequest>();

/** Keeps the call at hand for everything that happens because of it, however deep. */
export function keepCurrentCall(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => calls.run(request, done));
}

/** The call that is being answered; undefined in jobs and periodic work. */
export function currentCall(): CallOrigin | undefined {
  const request = calls.getStore();
  if (!request) return undefined;
  const { ip, headers, id, user } = request;
  return { address: ip, userAgent: headers['user-agent'] ?? '', requestId: id, role: user?.roles[0] ?? null };
}
