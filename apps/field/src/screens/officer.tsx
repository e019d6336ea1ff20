import type { VisitSheet } from '@portal/contracts';
import { type ReactNode, useState } from 'react';
import { useWords } from '../texts.ts';
import type { Field } from '../use-field.ts';
import { Kept } from './kept.tsx';
import { VisitAtDoor } from './visit.tsx';
import { Visits } from './visits.tsx';

export interface OfficerProps {
  readonly band: ReactNode;
  readonly field: Field;
  readonly pinKey: CryptoKey;
  readonly sheet: VisitSheet;
}

/** What an officer works through: today's visits, one of them, and what waits. */
export function Officer({ band, field, pinKey, sheet }: OfficerProps) {
  const words = useWords();
  const [screen, setScreen] = useState<'visits' | 'kept'>('visits');
  const [visitId, setVisitId] = useState<string>();
  // By its id: what the office says of it meanwhile is shown at once.
  const visit = sheet.visits.find(({ id }) => id === visitId);
  const { records, sent, room } = field;
  if (visit)
    return (
      <main>
        {band}
        <VisitAtDoor
          visit={visit}
          onBack={() => setVisitId(undefined)}
          onKeep={async (met, photos) => {
            const kept = await field.keepMet(visit, met, photos);
            if (kept.kind === 'kept') {
              setVisitId(undefined);
              setScreen('kept');
            }
            return kept;
          }}
        />
      </main>
    );
  return (
    <main>
      {band}
      {screen === 'visits' ? (
        <Visits sheet={sheet} records={records} room={room} onOpen={({ id }) => setVisitId(id)} />
      ) : (
        <Kept records={records} sent={sent} pinKey={pinKey} room={room} />
      )}
      <div className="dock">
        {screen === 'kept' && records.length > 0 && (
          <button type="button" className="button" onClick={() => void field.send()}>
            {words('sendNow')}
          </button>
        )}
        <nav className="tabs two">
          {(['visits', 'kept'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={screen === one}
              onClick={() => setScreen(one)}
            >
              {words(one)}
              {one === 'kept' && records.length > 0 ? ` (${records.length})` : ''}
            </button>
          ))}
        </nav>
      </div>
    </main>
  );
}
