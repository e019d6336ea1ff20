import { useEffect } from 'react';
import { loadProviderScript } from './provider-script.ts';

const idleWithinMs = 3_000;

/**
 * Loads what the provider's window needs while the steps are read, once the page has nothing else to do; not for somebody who saves
 * data. What fails now is tried again by the press.
 */
export function useEarlyScript(url: string | undefined): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (!url || connection?.saveData) return;
    const load = () => void loadProviderScript(url).catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, idleWithinMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: idleWithinMs });
    return () => cancelIdleCallback(idle);
  }, [url]);
}
