import type { FastifyInstance } from 'fastify';
import type { CertificateDeps } from './certificate-deps.ts';
import { certificatePaperRoutes } from './routes/certificate-paper.route.ts';
import { checkCertificateRoutes } from './routes/check-certificate.route.ts';
import { ownCertificatesRoutes } from './routes/own-certificates.route.ts';
import { revokedCertificatesRoute } from './routes/revoked-certificates.route.ts';

/** A certificate once it is issued: for its holder, and for anybody who checks it. */
export function certificatesModule(app: FastifyInstance, deps: CertificateDeps): void {
  ownCertificatesRoutes(app, deps);
  certificatePaperRoutes(app, deps);
  checkCertificateRoutes(app, deps);
  revokedCertificatesRoute(app, deps);
}
