import { type SheetVisit, type VisitOutcome, visitOutcomes, visitOutcomeWords } from '@portal/contracts';
import { useContext, useEffect, useState } from 'react';
import type { Kept, Photo } from '../capture/keep-sealed.ts';
import type { Met } from '../capture/keep-visit.ts';
import { followPlace, type PlaceState } from '../capture/place.ts';
import { LanguageContext, useWords } from '../texts.ts';
import { PhotoSlots, type TakenPhoto } from './photo-slots.tsx';
import { PlaceLine } from './place-line.tsx';
import { VisitFacts } from './visit-facts.tsx';

export interface VisitAtDoorProps {
  readonly visit: SheetVisit;
  readonly onKeep: (met: Met, photos: readonly Photo[]) => Promise<Kept>;
  readonly onBack: () => void;
}

type Word = Parameters<ReturnType<typeof useWords>>[0];

/** One visit: its facts, and what happened, kept on this phone with or without a network. */
export function VisitAtDoor({ visit, onKeep, onBack }: VisitAtDoorProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [place, setPlace] = useState<PlaceState>({ kind: 'looking' });
  const [photos, setPhotos] = useState<readonly (TakenPhoto | undefined)[]>([undefined, undefined]);
  const [outcome, setOutcome] = useState<VisitOutcome>();
  const [receiptNumber, setReceiptNumber] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<Word>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => followPlace(setPlace), []);
  const isReceipt = outcome === 'receipt-shown';
  const missing: Word | undefined =
    outcome === undefined ? 'needOutcome' : isReceipt && receiptNumber.trim() === '' ? 'needReceipt' : undefined;

  const keepIt = async () => {
    if (isBusy || missing || outcome === undefined) return;
    setBusy(true);
    const kept = await onKeep(
      {
        ...{ outcome, note: note.trim(), receiptNumber: isReceipt ? receiptNumber.trim() : '' },
        place: place.kind === 'found' ? place.place : null,
      },
      photos.flatMap((photo) => photo?.bytes ?? []),
    );
    setBusy(false);
    if (kept.kind !== 'kept') setWrong(kept.kind);
  };

  return (
    <>
      <VisitFacts visit={visit} />
      <h2 id="what-happened">{words('whatHappened')}</h2>
      <fieldset className="pick outcomes" aria-labelledby="what-happened">
        {visitOutcomes.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={outcome === one}
            onClick={() => setOutcome(one)}
          >
            {visitOutcomeWords[one][language]}
          </button>
        ))}
      </fieldset>
      {isReceipt && (
        <label className="input">
          {words('receipt')}
          <input
            className="text"
            value={receiptNumber}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setReceiptNumber(event.target.value)}
          />
          <span className="quiet">{words('receiptText')}</span>
        </label>
      )}
      <label className="input">
        {words('note')}
        <input className="text" value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
      </label>
      <h2>{words('where')}</h2>
      <PlaceLine place={place} />
      <h2>{words('photosIfAny')}</h2>
      <PhotoSlots
        photos={photos}
        onTake={(at, photo) => setPhotos((before) => before.map((one, index) => (index === at ? photo : one)))}
      />
      {wrong && (
        <p className="wrong" role="alert">
          {words(wrong)}
        </p>
      )}
      <div className="dock">
        <button
          type="button"
          className={missing ? 'button' : 'button go'}
          aria-disabled={missing !== undefined || isBusy}
          onClick={() => void keepIt()}
        >
          {words(missing ?? 'keep')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {words('back')}
        </button>
      </div>
    </>
  );
}
