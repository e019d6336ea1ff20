const storageKey = 'payment-return-path';

/** "Return to Dashboard" goes by the path the payer came from (spec §2.14). */
const dashboards = ['/admin', '/mda', '/expert-system', '/user'] as const;

/**
 * Remembers where the payer came from when they enter a payment screen. `from` may be a whole address (a referrer);
 * other sites and the payment screens themselves are not places to return to.
 */
export function rememberReturnPath(from: string): void {
  try {
    const { origin, pathname } = new URL(from, location.origin);
    if (from === '' || origin !== location.origin || !dashboardAmong(pathname)) return;
    sessionStorage.setItem(storageKey, pathname);
  } catch {
    // No storage, or no address: the way back is the home page.
  }
}

/** The dashboard to return to: /admin, /mda, /expert-system, /user/dashboard, else `/`. */
export function returnPath(): string {
  try {
    return dashboardAmong(sessionStorage.getItem(storageKey) ?? '') ?? '/';
  } catch {
    return '/';
  }
}

function dashboardAmong(pathname: string): string | undefined {
  const area = dashboards.find((path) => pathname === path || pathname.startsWith(`${path}/`));
  return area === '/user' ? '/user/dashboard' : area;
}
