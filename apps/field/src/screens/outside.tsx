import type { FieldDay } from '@portal/contracts';
import { useContext } from 'react';
import type { PlaceState } from '../capture/place.ts';
import { LanguageContext, trades, useWords } from '../texts.ts';
import type { Draft } from './draft.ts';
import { PhotoSlots, type TakenPhoto } from './photo-slots.tsx';
import { PlaceLine } from './place-line.tsx';

export interface OutsideProps {
  readonly draft: Draft;
  readonly place: PlaceState;
  readonly areas: FieldDay['areas'];
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onTake: (at: number, photo: TakenPhoto) => void;
}

/** Needs nobody: place, two photos, what it is, and what stands on its sign. */
export function Outside({ draft, place, areas, onChange, onTake }: OutsideProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  return (
    <>
      <h2>{words('where')}</h2>
      <PlaceLine place={place} />
      <h2>{words('photos')}</h2>
      <PhotoSlots photos={draft.photos} onTake={onTake} />
      <label className="input">
        {words('whatIsIt')}
        <select
          className="text"
          value={draft.trade}
          onChange={(event) => onChange({ trade: event.target.value as Draft['trade'] })}
        >
          <option value="">…</option>
          {Object.entries(trades).map(([trade, name]) => (
            <option key={trade} value={trade}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      <label className="input">
        {words('sign')}
        <input
          className="text"
          value={draft.sign}
          maxLength={120}
          onChange={(event) => onChange({ sign: event.target.value })}
        />
      </label>
      <label className="input">
        {words('address')}
        <input
          className="text"
          value={draft.address}
          maxLength={160}
          onChange={(event) => onChange({ address: event.target.value })}
        />
      </label>
      <label className="input">
        {words('ward')}
        <select
          className="text"
          value={draft.area}
          onChange={(event) => onChange({ area: Number(event.target.value) })}
        >
          {areas.map(({ lgaId, lga, ward }, at) => (
            <option key={`${lgaId} ${ward}`} value={at}>
              {ward}, {lga}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
