import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FieldStore, keep, openStore, type WaitingRecord, wipe } from '../store/field-store.ts';
import { sendWaiting } from './send-waiting.ts';

const none = { iv: new Uint8Array(12), bytes: new ArrayBuffer(0) };
const proof = { deviceId: 'a-device', secret: 'its-secret' };
let store: FieldStore;

beforeEach(async () => {
  store = await openStore();
  const rest = { enumeratorId: 'somebody', sealKey: { id: 'k', publicKey: '' }, salt: new Uint8Array(16) };
  await store.put('device', { ...proof, ...rest, wrongPins: 0, isLocked: false }, 'own');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await wipe(store);
});

/** A server with a line that breaks when it is told to. */
function server(answers: (call: string, asked: number) => Response | 'broken') {
  const came: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const call = path.replace('/api/v1/field/records/', '');
    const answer = answers(call, came.push(call));
    if (answer === 'broken') throw new TypeError('no network');
    return answer;
  });
  return came;
}
const says = (status: number, body: object) => new Response(JSON.stringify(body), { status });

async function waits(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, at) => `r${at}`);
  for (const [at, id] of ids.entries()) {
    const record: WaitingRecord = { id, keptAt: at, keyId: 'k', sealed: id, photos: 2, label: none };
    await keep(
      store,
      record,
      [1, 2].map((position) => ({ recordId: id, position, sealed: `${id}-${position}` })),
    );
  }
  return ids;
}
const send = () => sendWaiting({ store, language: 'en', onArrived: () => {} });

it('a line that breaks in the middle loses nothing, and what arrived is not sent again', async () => {
  await waits(40);
  const kept = new Set<string>();
  const photos = new Set<string>();
  const came = server((call, asked) => {
    if (asked % 7 === 0) return 'broken';
    const [id = '', , position] = call.split('/');
    if (position) photos.add(call);
    else kept.add(id);
    return says(200, { photosWanted: [1, 2].filter((one) => !photos.has(`${id}/photos/${one}`)) });
  });
  let tries = 0;
  while ((await store.count('records')) > 0 && tries < 60) {
    tries += 1;
    await send();
  }
  expect([kept.size, photos.size, await store.count('records'), await store.count('photos')]).toEqual([40, 80, 0, 0]);
  expect(await store.count('sent')).toBe(40);
  const before = came.length;
  expect(await send()).toBe('done');
  expect(came.length).toBe(before);
});

it('what the server refuses stays with its word and holds up nothing behind it', async () => {
  await waits(3);
  server((call) => (call === 'r1' ? says(422, { code: 'field-record.unreadable' }) : says(200, { photosWanted: [] })));
  expect(await send()).toBe('done');
  expect((await store.getAll('records')).map(({ id, refusal }) => [id, refusal])).toEqual([
    ['r1', 'field-record.unreadable'],
  ]);
});

it.each([
  ['field-device.locked', 'locked'],
  ['field-device.wiped', 'wiped'],
])('%s stops it, and what waits goes on waiting', async (code, end) => {
  await waits(2);
  server(() => says(403, { code }));
  expect(await send()).toBe(end);
  expect(await store.count('records')).toBe(2);
});

it('a server that is away is no refusal', async () => {
  await waits(1);
  server(() => says(503, { code: 'service.unavailable' }));
  expect(await send()).toBe('no-network');
  expect((await store.getAll('records'))[0]?.refusal).toBeUndefined();
});

it('answers to spot checks are sent once, and what is refused holds up nothing', async () => {
  for (const id of ['c1', 'c2']) await store.put('answers', { id, keyId: 'k', sealed: `sealed-${id}` });
  const came = server((call) => (call.endsWith('c1') ? says(409, { code: 'spot-check.answered' }) : says(200, {})));
  expect(await send()).toBe('done');
  expect(await send()).toBe('done');
  expect(came.map((call) => call.split('/').at(-1))).toEqual(['c1', 'c2']);
  expect(await store.getAll('answers')).toEqual([
    { id: 'c1', keyId: 'k', sealed: 'sealed-c1', refusal: 'spot-check.answered' },
    { id: 'c2' },
  ]);
});

it('an update of the page adds a store and loses nothing of what waits', async () => {
  await wipe(store);
  const before = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('field', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('device');
      opening.result.createObjectStore('records', { keyPath: 'id' });
      opening.result.createObjectStore('photos', { keyPath: ['recordId', 'position'] });
      opening.result.createObjectStore('sent', { keyPath: 'id' });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = before.transaction('records', 'readwrite');
  for (let at = 0; at < 40; at += 1) writing.objectStore('records').put({ id: `r${at}` });
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  before.close();
  store = await openStore();
  expect([await store.count('records'), await store.count('answers')]).toEqual([40, 0]);
});
