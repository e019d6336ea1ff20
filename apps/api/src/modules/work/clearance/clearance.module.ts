import type { FastifyInstance } from 'fastify';
import type { CertificateDeps } from './certificate-deps.ts';
import { certificateRoutes } from './certificate-routes.ts';

/** Clearance: certificates for their holders, and their check by anybody. */
export function clearanceModule(app: FastifyInstance, deps: CertificateDeps): void {
  certificateRoutes(app, deps);
}
