import { lagosClock } from '@portal/contracts';
import { useEffect, useState } from 'react';
import type { RecordLabel } from '../capture/keep-sealed.ts';
import { open } from '../sealing/pin-key.ts';
import type { WaitingRecord } from '../store/field-store.ts';
import type { Room } from '../store/room.ts';
import { useWords } from '../texts.ts';

export interface KeptProps {
  readonly records: readonly WaitingRecord[];
  readonly sent: number;
  readonly pinKey: CryptoKey;
  readonly room: Room | undefined;
}

const timeOf = (at: number) => lagosClock(at);

/** What waits on this phone, each with the name on its sign, and how much still fits. */
export function Kept({ records, sent, pinKey, room }: KeptProps) {
  const words = useWords();
  const [signs, setSigns] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isGone = false;
    void Promise.all(
      records.map(async ({ id, label }) => [id, (await open<RecordLabel>(pinKey, label))?.sign ?? ''] as const),
    ).then((read) => {
      if (!isGone) setSigns(new Map(read));
    });
    return () => {
      isGone = true;
    };
  }, [records, pinKey]);
  return (
    <>
      <h1>
        <span className="many">{records.length}</span> {words('keptHere')}
      </h1>
      <div>
        {records.map(({ id, keptAt, refusal }) => (
          <div className="row" key={id}>
            <span>
              <b>{signs.get(id)}</b>
              <br />
              {refusal === undefined ? words('waits') : `${words('refused')}: ${refusal}`}
            </span>
            <span>{timeOf(keptAt)}</span>
          </div>
        ))}
      </div>
      <p>
        {sent} {words('sentWeek')}
      </p>
      {room?.records !== undefined && (
        <p className="quiet">
          {words('room')} {room.records} {words('more')}.
        </p>
      )}
      {room && !room.isLasting && <p className="quiet">{words('notLasting')}</p>}
    </>
  );
}
