import type { Access, Endpoint } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from './business-error.ts';
import type { SignedInUser } from './call.ts';

/** Refuses unless the route says who may call it: a route without `access` belongs to nobody. */
export function checkAccess(request: FastifyRequest): void {
  if (request.is404) return;
  const { access } = request.routeOptions.config;
  // Partners' machines come with keys: their own door has each route ask for one (`openPartnerDoor`).
  if (access === 'public' || access === 'partner') return;
  if (!access) throw new BusinessError('access.denied');
  if (!request.user) throw new BusinessError('session.expired');
  if (access === 'signed-in') return;
  if (!access.includes(request.user.roles[0])) throw new BusinessError('access.denied');
  // What a role may do, its person may do: somebody who may be anybody keeps to their own account.
  if (request.user.scope.kind === 'unproved') throw new BusinessError('identity.unproved');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access | 'partner';
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    user: SignedInUser | undefined;
  }
}
