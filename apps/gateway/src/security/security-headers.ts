import { releasesPath } from '@portal/federation/release';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/**
 * On every answer this gateway gives itself or passes on. Released files, of which a page loads dozens, say no more than a
 * browser needs of a file: they refer to nobody, and who was given one is of no interest.
 */
export function securityHeaders(app: FastifyInstance, portalOrigin: string): void {
  const isSecure = portalOrigin.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    const isReleasedFile = request.url.startsWith(`${releasesPath}/`);
    if (isReleasedFile) {
      // A file that never changes has no age, and HTTP/1.1 keeps a connection open without being told.
      reply.raw.sendDate = false;
      reply.raw.removeHeader('connection');
    }
    reply.headers({
      ...(!isReleasedFile && {
        'x-request-id': request.id,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
      }),
      'x-content-type-options': 'nosniff',
      // On plain HTTP browsers must ignore it, and on a developer's machine it would lock out every other port.
      ...(isSecure && { 'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains` }),
    });
  });
}

/** Further headers of a document. A payment page may open its provider's window and must stay able to hear from it. */
export function documentHeaders(isPaymentDocument: boolean, path: string): Readonly<Record<string, string>> {
  // One page reads codes; no other may look.
  const camera = /^(?:\/[a-z]{2})?\/receipt-verification$/.test(path) ? 'camera=(self)' : 'camera=()';
  return {
    'cross-origin-opener-policy': isPaymentDocument ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': `accelerometer=(), ${camera}, geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`,
    'x-frame-options': 'DENY',
  };
}
