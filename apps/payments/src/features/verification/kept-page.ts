import { paths } from '../../paths.ts';

/** Files of a release that this page is made of, as the browser knows them. */
function ownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')].map(
    ({ href }) => new URL(href),
  );
  return [...loaded, ...linked]
    .filter(
      ({ origin, pathname, search }) =>
        origin === location.origin && search === '' && pathname.startsWith('/releases/'),
    )
    .map(({ pathname }) => pathname);
}

/** What puts a page on the home screen; the shell's release carries one for each that is kept. */
export function manifestOf(page: string): string {
  return page === paths.wallet ? '/tcc.webmanifest' : '/verify.webmanifest';
}

/**
 * Has the page at this path, in the language one reads it in, and no other kept on this device, so that it opens without a network. Answers whether it is: browsers without
 * service workers, and plain HTTP on another host, have no means.
 */
export async function keepPage(page: string): Promise<boolean> {
  const { pathname } = location;
  if (!('serviceWorker' in navigator) || pathname.replace(/^\/[a-z]{2}(?=\/)/, '') !== page) return false;
  const registration = await navigator.serviceWorker.register('/verify-worker.js', { scope: pathname });
  const worker = registration.active ?? (await activeOf(registration));
  if (!worker) return false;
  const kept = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('message', function hear({ data }: MessageEvent<{ type?: string }>) {
      if (data.type !== 'kept') return;
      navigator.serviceWorker.removeEventListener('message', hear);
      resolve(true);
    });
  });
  navigator.serviceWorker.startMessages();
  worker.postMessage({ type: 'keep', files: [...new Set(ownFiles()), '/favicon.svg', manifestOf(page)] });
  return kept;
}

function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return Promise.resolve(null);
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration.active);
      if (coming.state === 'redundant') resolve(null);
    });
  });
}
