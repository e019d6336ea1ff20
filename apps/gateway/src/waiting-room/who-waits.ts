/** No pages, and what is for everybody: the state of the service. */
const neverBelow = [
  ...['/api', '/hubs', '/releases', '/social-cards', '/field', '/status'],
  ...['/livez', '/readyz', '/metrics'],
];
/** Pages of payments that have begun. */
const begun = ['/payment-gateways-', '/payment-redirect-'];

export interface Visit {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly referer: string | undefined;
  readonly portalOrigin: string;
}

/** Whether it opens a page that somebody may have to wait for. What comes from the pages of a payment belongs to it. */
export function mayHaveToWait({ method, url, referer, portalOrigin }: Visit): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] ?? '/';
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  if (isFile || neverBelow.some((each) => path === each || path.startsWith(`${each}/`)) || isBegun(path)) return false;
  const from = referer === undefined ? null : URL.parse(referer);
  return !(from?.origin === portalOrigin && isBegun(from.pathname));
}

function isBegun(path: string): boolean {
  return begun.some((start) => path.startsWith(start));
}
