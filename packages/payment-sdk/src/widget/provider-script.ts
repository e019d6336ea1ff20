/** Milliseconds before a provider's script counts as unreachable. */
export const scriptTimeoutMs = 10_000;

const loading = new Map<string, Promise<void>>();

/**
 * Adds a provider's script to the page: once, however often it is asked for. Rejects when it does not load in time; the
 * element is then taken out again, so that asking anew is a real second try.
 */
export function loadProviderScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payment provider’s script took too long')), scriptTimeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('The payment provider’s script could not be loaded'));
    });
  }).catch((error: unknown) => {
    script.remove();
    loading.delete(url);
    throw error;
  });
  loading.set(url, loaded);
  script.src = url;
  script.async = true;
  document.head.append(script);
  return loaded;
}
