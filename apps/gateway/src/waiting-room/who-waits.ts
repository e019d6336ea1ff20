/** Not pages, or pages that must not wait: what a payment has begun goes on, and the state of the service is for everybody. */
const never = [
  ...['/api', '/hubs', '/releases', '/social-cards', '/field', '/status', '/livez', '/readyz', '/metrics'],
  ...['/payment-gateways-', '/payment-redirect-'],
];
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
  if (path.slice(path.lastIndexOf('/')).includes('.')) return false;
  if (never.some((start) => path.startsWith(start) && /^$|^[/]|[-]$/.test(start.endsWith('-') ? '-' : path.slice(start.length))))
    return false;
  const from = referer === undefined ? null : URL.parse(referer);
  return !(from?.origin === portalOrigin && begun.some((start) => from.pathname.startsWith(start)));
}
