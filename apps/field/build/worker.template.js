/* Keeps the page and its files, so that it opens whole without a network. Calls of the API and everything else pass by. */
const files = '__FILES__';
const cacheName = 'field-__BUILD__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('field-') && name !== cacheName).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET') return;
  const kept = event.request.mode === 'navigate' && pathname === '/field' ? '/field' : pathname;
  if (!files.includes(kept)) return;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(kept))
      .then((found) => found ?? fetch(event.request)),
  );
});
