import type { Access, Endpoint } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from './business-error.ts';
import type { SignedInUser } from './call.ts';

/** Refuses unless the route says who may call it: a route without `access` belongs to nobody. */
export function checkAccess(request: FastifyRequest): void {
  if (request.is404) return;
  const { access } = request.routeOptions.config;
  if (access === 'public') return;
  if (!access) throw new BusinessError('access.denied');
  if (!request.user) throw new BusinessError('session.expired');
  if (access !== 'signed-in' && !access.includes(request.user.roles[0])) throw new BusinessError('access.denied');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    user: SignedInUser | undefined;
  }
}
