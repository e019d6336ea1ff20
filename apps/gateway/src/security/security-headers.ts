import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/** On every answer this gateway gives itself or passes on. */
export function securityHeaders(app: FastifyInstance, portalOrigin: string): void {
  const isSecure = portalOrigin.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      // On plain HTTP browsers must ignore it, and on a developer's machine it would lock out every other port.
      ...(isSecure && { 'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains` }),
    });
  });
}

/** Further headers of a document. A payment page may open its provider's window and must stay able to hear from it. */
export function documentHeaders(isPaymentDocument: boolean): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': isPaymentDocument ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  };
}
