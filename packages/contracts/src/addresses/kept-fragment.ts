const key = 'pay_kd_kept_fragment';

interface Kept {
  readonly path: string;
  readonly fragment: string;
}

/**
 * What stands behind the # of an address is for nobody but this browser: no query carries it over the sign-in, where a server would read
 * it. It waits in the tab instead, for the screen at that path and for no other.
 */
export function keepFragment(path: string, hash: string, store: Storage | undefined = globalThis.sessionStorage): void {
  if (hash.length < 2) return;
  try {
    store?.setItem(key, JSON.stringify({ path, fragment: hash.slice(1) } satisfies Kept));
  } catch {
    // Where nothing can be kept, it is typed.
  }
}

/** Once: whoever comes again finds nothing. */
export function takeFragment(path: string, store: Storage | undefined = globalThis.sessionStorage): string {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? 'null') as Kept | null;
    if (kept?.path !== path) return '';
    store?.removeItem(key);
    return typeof kept.fragment === 'string' ? kept.fragment : '';
  } catch {
    return '';
  }
}
