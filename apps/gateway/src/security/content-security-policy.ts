export interface PolicyOptions {
  readonly nonce: string;
  readonly portalOrigin: string;
  /** Set for documents that run a payment provider's script; nothing else may. */
  readonly paymentOrigins: readonly string[];
}

/**
 * A policy belongs to a document: only the payment area's documents name a provider. Scripts are our own files (checked
 * against the import map's hashes) or carry the nonce. Style attributes come from rendered components and hold no secrets.
 */
export function contentSecurityPolicy({ nonce, portalOrigin, paymentOrigins }: PolicyOptions): string {
  const { protocol, host } = new URL(portalOrigin);
  const isSecure = protocol === 'https:';
  // Some browsers do not count a WebSocket of the same host as 'self'.
  const socket = `${isSecure ? 'wss' : 'ws'}://${host}`;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...paymentOrigins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...paymentOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...paymentOrigins],
    'font-src': ["'self'", ...paymentOrigins],
    'connect-src': ["'self'", socket, ...paymentOrigins],
    'frame-src': paymentOrigins.length > 0 ? paymentOrigins : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...paymentOrigins],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
