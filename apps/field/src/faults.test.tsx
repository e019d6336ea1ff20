import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { capturedNow } from './capture/keep-sealed.ts';
import { shrinkPhoto } from './capture/shrink-photo.ts';
import { wipe } from './store/field-store.ts';
import { lookForRoom } from './store/room.ts';
import { aSheet, enrolled, token } from './testing/a-sheet.ts';
import { type Answer, json, onAPhone } from './testing/on-a-phone.tsx';

const pin = '482913';
let answers: Record<string, Answer> = {};
let phone: Awaited<ReturnType<typeof onAPhone>>;

beforeEach(async () => {
  localStorage.clear();
  const sheet = await aSheet();
  answers = {
    'POST /field/officer-phones': () => json(enrolled(sheet)),
    'POST /field/visits': () => 'no-network',
  };
  phone = await onAPhone(answers);
});
afterEach(() => phone.end());

async function enrol() {
  await phone.start(`#officer=${token}`);
  await phone.withPin(pin, 'Enrol this phone');
  await phone.sees('Sheet of');
}
async function notes(outcome = 'Refused') {
  await phone.press('Visits');
  await phone.press('Open');
  await phone.press(outcome);
  await phone.press('Keep it');
}

it('a page that is killed while it sends loses nothing and sends the same again', async () => {
  await enrol();
  const got = new Set<string>();
  let isKilled = false;
  answers['PUT /field/visit-reports/'] = ({ sealed }) => {
    got.add(String(sealed));
    // It came, and the answer never reached the page.
    return isKilled ? json({ photosWanted: [] }) : 'no-network';
  };
  for (const one of [1, 2, 3]) {
    await notes();
    await phone.sees(`${one} kept on this phone`);
  }
  await phone.kill();
  isKilled = true;
  await phone.start();
  await phone.sees('Nothing waits on this phone');
  expect(got.size).toBe(3);
  expect(await phone.store().count('sent')).toBe(3);
});

it('the tenth wrong PIN takes the sheet away; what waits is still sent', async () => {
  await enrol();
  await notes();
  await phone.sees('1 kept on this phone');
  await phone.kill();
  await phone.start();
  for (let left = 9; left >= 1; left -= 1) {
    await phone.withPin('000000', 'Open the list');
    await phone.sees(`${left} tries are left`);
  }
  await phone.withPin('000000', 'Open the list');
  await phone.sees('The PIN was wrong ten times');
  const own = await phone.store().get('device', 'own');
  expect([own?.check, own?.day]).toEqual([undefined, undefined]);
  await phone.kill();
  answers['PUT /field/visit-reports/'] = () => json({ photosWanted: [] });
  await phone.start();
  await phone.sees('Nothing waits on this phone');
  expect(await phone.store().count('sent')).toBe(1);
});

it('a phone whose store was thrown away says so, instead of that it was never enrolled', async () => {
  await enrol();
  await wipe(phone.store());
  await phone.kill();
  await phone.start();
  await phone.sees('thrown its store away');
});

it('a phone that is full keeps nothing of it and says so; what was kept before stays', async () => {
  await enrol();
  await notes();
  await phone.sees('1 kept on this phone');
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await notes('Premises closed');
  await phone.sees('This phone is full. Nothing was kept');
  vi.restoreAllMocks();
  expect(await phone.store().count('records')).toBe(1);
  await phone.press('Keep it');
  await phone.sees('2 kept on this phone');
});

it('how much still fits is said before the phone is full', async () => {
  vi.stubGlobal('navigator', {
    storage: { persist: async () => false, estimate: async () => ({ quota: 5e6, usage: 1e6 }) },
  });
  expect(await lookForRoom()).toEqual({ records: 10, isNearlyFull: true, isLasting: false });
});

it('where the place is denied one goes on without it', async () => {
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: 'Phone (Android 14)' },
    geolocation: {
      watchPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 1 }),
      clearWatch: () => {},
    },
  });
  await enrol();
  await phone.press('Open');
  await phone.sees('This phone may not say its place');
  await phone.press('Refused');
  await phone.press('Keep it');
  await phone.sees('1 kept on this phone');
});

it('a link that somebody stole and used before opens nothing, and says whom to ask', async () => {
  answers['POST /field/officer-phones'] = () =>
    json({ code: 'badge-link.unknown', message: 'This link was used. Ask your desk for another' }, 404);
  await phone.start(`#officer=${token}`);
  await phone.withPin(pin, 'Enrol this phone');
  await phone.sees('This link was used. Ask your desk for another');
  expect(await phone.store().get('device', 'own')).toBeUndefined();
});

it('a phone whose clock and zone were changed says what they are', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00.000Z') });
  const format = { resolvedOptions: () => ({ timeZone: 'Asia/Tokyo' }) };
  vi.stubGlobal('Intl', { DateTimeFormat: vi.fn().mockReturnValue(format) });
  expect(capturedNow()).toEqual({ capturedAt: '2031-01-01T00:00:00.000Z', clockZone: 'Asia/Tokyo' });
  vi.useRealTimers();
});

it('a photo of 20 MB is drawn smaller until it is small enough, and one that stays too large is refused', async () => {
  const sizes = [900_000, 400_000, 120_000];
  const drawn: number[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: () => {} }));
  vi.spyOn(document, 'createElement').mockImplementation(
    () =>
      ({
        ...{ width: 0, height: 0, getContext: () => null },
        toBlob(this: { width: number }, done: (blob: Blob) => void) {
          const size = sizes[drawn.push(this.width) - 1] ?? 900_000;
          done(new Blob([new Uint8Array(size)]));
        },
      }) as unknown as HTMLElement,
  );
  const file = new Blob([new Uint8Array(20_000_000)]);
  expect((await shrinkPhoto(file))?.length).toBe(120_000);
  expect(drawn).toEqual([1280, 1280, 1024]);
  expect(await shrinkPhoto(file)).toBeUndefined();
});
