// Keeps one page for when there is no network, the one that verifies receipts or the one that shows a certificate, and no other. It
// controls the address it was registered for alone, and keeps a store of its own: a page takes nothing from another.
const page = new URL(self.registration.scope).pathname;
const store = `pay-kd-kept-2:${page}`;
/** Of both pages together, in releases before. */
const formerStore = 'pay-kd-verify-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(formerStore).then(() => self.clients.claim())),
);

// The page says which files it is made of; what an earlier release was made of goes.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep' || !Array.isArray(event.data.files)) return;
  event.waitUntil(keep(event.data.files).then(() => event.source?.postMessage({ type: 'kept' })));
});

async function keep(files) {
  const cache = await caches.open(store);
  const wanted = [page, ...files].map((file) => new URL(file, self.location.origin)).filter((url) => mayKeep(url));
  await Promise.all(
    wanted.map(async (url) => {
      // A released file never changes; the page does.
      if (url.pathname !== page && (await cache.match(url.href))) return;
      const answer = await fetch(url.href, { credentials: 'omit' });
      if (answer.ok) await cache.put(url.href, answer);
    }),
  );
  const kept = new Set(wanted.map(({ href }) => href));
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
}

// Files of a release, and the page as anybody gets it: never what somebody asked it about.
function mayKeep({ origin, pathname, search }) {
  if (origin !== self.location.origin || search !== '') return false;
  return (
    pathname === page ||
    pathname.startsWith('/releases/') ||
    /^\/(favicon\.svg|(tcc|verify)\.webmanifest)$/.test(pathname)
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (url.origin === self.location.origin && url.pathname === page) event.respondWith(fromNetwork(request));
  } else if (mayKeep(url)) event.respondWith(fromStore(request, url));
});

async function fromNetwork(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(store);
    const kept = await cache.match(new URL(page, self.location.origin).href);
    if (kept) return kept;
    throw error;
  }
}

async function fromStore(request, url) {
  const cache = await caches.open(store);
  return (await cache.match(url.href)) ?? fetch(request);
}
