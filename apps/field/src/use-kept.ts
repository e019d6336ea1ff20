import { useCallback, useState } from 'react';
import type { FieldStore, OwnDevice, WaitingRecord } from './store/field-store.ts';
import { lookForRoom, type Room } from './store/room.ts';

/** What the store of this phone has now; read again after each change. */
export function useKept(store: FieldStore) {
  const [own, setOwn] = useState<OwnDevice | null>();
  const [records, setRecords] = useState<readonly WaitingRecord[]>([]);
  const [sent, setSent] = useState(0);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [room, setRoom] = useState<Room>();
  const look = useCallback(async () => {
    setOwn((await store.get('device', 'own')) ?? null);
    setRecords((await store.getAll('records')).sort((a, b) => a.keptAt - b.keptAt));
    setSent(await store.count('sent'));
    setAnswered(new Set(await store.getAllKeys('answers')));
    setRoom(await lookForRoom());
  }, [store]);
  return { own, records, sent, answered, room, look };
}
