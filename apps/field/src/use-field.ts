import type { SheetVisit } from '@portal/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepAnswer, type SeenAgain } from './capture/keep-answer.ts';
import { type Captured, keepRecord } from './capture/keep-record.ts';
import type { Kept, Photo } from './capture/keep-sealed.ts';
import { keepVisit, type Met } from './capture/keep-visit.ts';
import { enrolPhone, type Opened } from './contact/enrol-phone.ts';
import { enrolledMark, obey } from './contact/obey.ts';
import { close, open, pinKey } from './sealing/pin-key.ts';
import { ask } from './sending/ask.ts';
import { type SendingEnd, sendWaiting } from './sending/send-waiting.ts';
import { changeDevice, type FieldStore, forgetList } from './store/field-store.ts';
import type { Language } from './texts.ts';
import type { TodaysList } from './todays-list.ts';
import type { BadgeLink } from './use-badge-link.ts';
import { useKept } from './use-kept.ts';

const wrongPinsMost = 10;
const sendEveryMs = 60_000;

/** The phone, what waits on it, and what may be done; kept in the store, so that a page that is killed loses nothing. */
export function useField(store: FieldStore, language: Language) {
  const { look, ...kept } = useKept(store);
  const { own } = kept;
  const [opened, setOpened] = useState<Opened>();
  const [isOnline, setOnline] = useState(navigator.onLine);
  const [isSending, setSending] = useState(false);
  const isAtWork = useRef(false);
  const openedNow = useRef(opened);
  openedNow.current = opened;

  const heed = useCallback(
    async (word: string) => {
      if (!(await obey(store, word))) return;
      setOpened(undefined);
      await look();
    },
    [store, look],
  );

  const contact = useCallback(
    async (key: CryptoKey | undefined): Promise<TodaysList | undefined> => {
      const device = await store.get('device', 'own');
      if (!device) return undefined;
      const { deviceId, secret } = device;
      const path = device.officerId === undefined ? '/field/day' : '/field/visits';
      const waiting = await store.count('records');
      const answer = await ask<TodaysList>('POST', path, { deviceId, secret, waiting }, language);
      if (answer.kind === 'refusal') await heed(answer.code);
      if (answer.kind !== 'answer') return undefined;
      const day = key && { day: await close(key, answer.body) };
      await changeDevice(store, { ...day, sealKey: answer.body.sealKey, isLocked: false });
      await look();
      return answer.body;
    },
    [store, language, look, heed],
  );

  const send = useCallback(async (): Promise<SendingEnd> => {
    if (isAtWork.current || !navigator.onLine) return 'no-network';
    isAtWork.current = true;
    setSending((await store.count('records')) > 0);
    try {
      const end = await sendWaiting({ store, language, onArrived: () => void look() });
      await heed(end);
      const before = openedNow.current;
      // A visit that was called off meanwhile is said to its officer.
      if (end === 'done' && before && 'visits' in before.list) {
        const list = await contact(before.key);
        if (list) setOpened((now) => now && { ...now, list });
      }
      return end;
    } finally {
      isAtWork.current = false;
      setSending(false);
      await look();
    }
  }, [store, language, look, heed, contact]);

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
  async function enrol(link: BadgeLink, pin: string, says: { network: string; waits: string }) {
    if ((await store.count('records')) > 0) await send();
    if ((await store.getAll('records')).some(({ refusal }) => refusal === undefined)) return says.waits;
    const end = await enrolPhone({ store, language, link, pin });
    if (end.kind !== 'enrolled') return end.kind === 'refusal' ? end.message : says.network;
    localStorage.setItem(enrolledMark, '1');
    // The link was used: it opens nothing any more.
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new Event('field-enrolled'));
    setOpened(end.opened);
    await look();
    return undefined;
  }

  /** Undefined when it is open, else how many tries are left. The tenth wrong PIN takes the list away. */
  async function openDay(pin: string): Promise<number | undefined> {
    if (!own?.check) return 0;
    const key = await pinKey(pin, own.salt);
    if ((await open<string>(key, own.check)) === undefined) {
      const wrongPins = own.wrongPins + 1;
      if (wrongPins >= wrongPinsMost) await forgetList(store, own, wrongPinsMost);
      else await changeDevice(store, { wrongPins });
      await look();
      return Math.max(0, wrongPinsMost - wrongPins);
    }
    await changeDevice(store, { wrongPins: 0 });
    const known = own.day && (await open<TodaysList>(key, own.day));
    const fresh = contact(key);
    const list = known ?? (await fresh);
    if (list) setOpened({ key, list });
    if (known) void fresh.then((newer) => newer && setOpened({ key, list: newer }));
    await look();
    return undefined;
  }

  async function keepBy(kept: (on: Opened & { own: NonNullable<typeof own> }) => Promise<Kept>): Promise<Kept> {
    if (!own || !opened) return { kind: 'wrong', fields: [] };
    const end = await kept({ ...opened, own });
    await look();
    void send();
    return end;
  }
  const keepOne = (captured: Captured, photos: readonly Photo[]) =>
    keepBy((on) => keepRecord({ store, own: on.own, key: on.key }, captured, photos));
  const keepMet = (visit: SheetVisit, met: Met, photos: readonly Photo[]) =>
    keepBy((on) => keepVisit({ store, own: on.own, key: on.key }, visit, met, photos));

  async function answerOne(id: string, seen: SeenAgain): Promise<void> {
    if (!own) return;
    await keepAnswer({ store, own, id, seen });
    await look();
    void send();
  }

  const wasEvicted = own === null && localStorage.getItem(enrolledMark) !== null;
  const state = { ...kept, opened, isOnline, isSending, wasEvicted };
  return { ...state, enrol, openDay, keepOne, keepMet, answerOne, send, askAgain: () => contact(undefined) };
}

export type Field = ReturnType<typeof useField>;
