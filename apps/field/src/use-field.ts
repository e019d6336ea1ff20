import type { enrolFieldDevice, FieldDay, ResponseOf } from '@portal/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepAnswer, type SeenAgain } from './capture/keep-answer.ts';
import { type Captured, type Kept, keepRecord } from './capture/keep-record.ts';
import { type Closed, close, open, pinKey } from './sealing/pin-key.ts';
import { ask } from './sending/ask.ts';
import { type SendingEnd, sendWaiting } from './sending/send-waiting.ts';
import { changeDevice, type FieldStore, type OwnDevice, type WaitingRecord, wipe } from './store/field-store.ts';
import { lookForRoom, type Room } from './store/room.ts';
import type { Language } from './texts.ts';

const wrongPinsMost = 10;
const sendEveryMs = 60_000;
const enrolledMark = 'field-enrolled';

/** What the PIN has opened. */
interface Opened {
  readonly key: CryptoKey;
  readonly day: FieldDay;
}

/** The phone, what waits on it, and what may be done; kept in the store, so that a page that is killed loses nothing. */
export function useField(store: FieldStore, language: Language) {
  const [own, setOwn] = useState<OwnDevice | null>();
  const [records, setRecords] = useState<readonly WaitingRecord[]>([]);
  const [sent, setSent] = useState(0);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const [isOnline, setOnline] = useState(navigator.onLine);
  const [isSending, setSending] = useState(false);
  const [room, setRoom] = useState<Room>();
  const isAtWork = useRef(false);

  const look = useCallback(async () => {
    setOwn((await store.get('device', 'own')) ?? null);
    setRecords((await store.getAll('records')).sort((a, b) => a.keptAt - b.keptAt));
    setSent(await store.count('sent'));
    setAnswered(new Set(await store.getAllKeys('answers')));
    setRoom(await lookForRoom());
  }, [store]);

  /** What the desk said about this phone is done at once. */
  const obey = useCallback(
    async (word: SendingEnd | string) => {
      if (word === 'wiped' || word === 'field-device.wiped') {
        await wipe(store);
        localStorage.removeItem(enrolledMark);
        location.reload();
      }
      if (word === 'locked' || word === 'field-device.locked') {
        const before = await store.get('device', 'own');
        if (before) {
          const { day: _, ...rest } = before;
          await store.put('device', { ...rest, isLocked: true }, 'own');
        }
        setOpened(undefined);
        setOwn((await store.get('device', 'own')) ?? null);
      }
    },
    [store],
  );

  const send = useCallback(async (): Promise<SendingEnd> => {
    if (isAtWork.current || !navigator.onLine) return 'no-network';
    isAtWork.current = true;
    setSending((await store.count('records')) > 0);
    try {
      const end = await sendWaiting({ store, language, onArrived: () => void look() });
      await obey(end);
      return end;
    } finally {
      isAtWork.current = false;
      setSending(false);
      await look();
    }
  }, [store, language, look, obey]);

  const contact = useCallback(
    async (key: CryptoKey | undefined): Promise<FieldDay | undefined> => {
      const device = await store.get('device', 'own');
      if (!device) return undefined;
      const { deviceId, secret } = device;
      const waiting = await store.count('records');
      const answer = await ask<FieldDay>('POST', '/field/day', { deviceId, secret, waiting }, language);
      if (answer.kind === 'refusal') await obey(answer.code);
      if (answer.kind !== 'answer') return undefined;
      const day = key && { day: await close(key, answer.body) };
      setOwn(await changeDevice(store, { ...day, sealKey: answer.body.sealKey, isLocked: false }));
      return answer.body;
    },
    [store, language, obey],
  );

  useEffect(() => {
    void look().then(() => send());
    const online = () => {
      setOnline(navigator.onLine);
      void send();
    };
    addEventListener('online', online);
    addEventListener('offline', online);
    const timer = setInterval(() => void send(), sendEveryMs);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', online);
      clearInterval(timer);
    };
  }, [look, send]);

  /** Undefined once it is enrolled, else what to say. What waits of before is sent first: it was sealed as another phone's. */
  async function enrol(token: string, pin: string, says: { network: string; waits: string }) {
    if ((await store.count('records')) > 0) await send();
    if ((await store.getAll('records')).some(({ refusal }) => refusal === undefined)) return says.waits;
    const name = phoneName(navigator.userAgent);
    const answer = await ask<ResponseOf<typeof enrolFieldDevice>>(
      'POST',
      '/field/devices',
      { token, pin, name },
      language,
    );
    if (answer.kind === 'no-network') return says.network;
    if (answer.kind === 'refusal') return answer.message;
    const { deviceId, secret, day } = answer.body;
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const key = await pinKey(pin, salt);
    const proof = { deviceId, secret, enumeratorId: day.enumeratorId, sealKey: day.sealKey, salt };
    const closed = { check: await close(key, 'open'), day: await close(key, day) };
    await store.put('device', { ...proof, ...closed, wrongPins: 0, isLocked: false }, 'own');
    localStorage.setItem(enrolledMark, '1');
    // The link was used: it opens nothing any more.
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new Event('field-enrolled'));
    setOpened({ key, day });
    await look();
    return undefined;
  }

  /** Undefined when it is open, else how many tries are left. The tenth wrong PIN takes the list away. */
  async function openDay(pin: string): Promise<number | undefined> {
    if (!own?.check) return 0;
    const key = await pinKey(pin, own.salt);
    if ((await open<string>(key, own.check)) === undefined) {
      const wrongPins = own.wrongPins + 1;
      if (wrongPins >= wrongPinsMost) await forgetList(store, own);
      else await changeDevice(store, { wrongPins });
      await look();
      return Math.max(0, wrongPinsMost - wrongPins);
    }
    await changeDevice(store, { wrongPins: 0 });
    const known = own.day && (await open<FieldDay>(key, own.day));
    const fresh = contact(key);
    const day = known ?? (await fresh);
    if (day) setOpened({ key, day });
    if (known) void fresh.then((newer) => newer && setOpened({ key, day: newer }));
    await look();
    return undefined;
  }

  async function keepOne(captured: Captured, photos: readonly Uint8Array<ArrayBuffer>[]): Promise<Kept> {
    if (!own || !opened) return { kind: 'wrong', fields: [] };
    const kept = await keepRecord({ store, own, key: opened.key, captured, photos });
    await look();
    void send();
    return kept;
  }

  async function answerOne(id: string, seen: SeenAgain): Promise<void> {
    if (!own) return;
    await keepAnswer({ store, own, id, seen });
    await look();
    void send();
  }

  const wasEvicted = own === null && localStorage.getItem(enrolledMark) !== null;
  const state = { own, records, sent, answered, opened, isOnline, isSending, room, wasEvicted };
  return { ...state, enrol, openDay, keepOne, answerOne, send, askAgain: () => contact(undefined) };
}

async function forgetList(store: FieldStore, own: OwnDevice): Promise<void> {
  const { check: _, day: __, ...rest } = own;
  const nothing: { check?: Closed; day?: Closed } = {};
  await store.put('device', { ...rest, ...nothing, wrongPins: wrongPinsMost }, 'own');
}

/** What the desk calls this phone. */
function phoneName(userAgent: string): string {
  const from = userAgent.indexOf('(') + 1;
  const to = userAgent.indexOf(')', from);
  return from > 0 && to > from ? userAgent.slice(from, Math.min(to, from + 100)) : 'Phone';
}
