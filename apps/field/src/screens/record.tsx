import { consentTextNow, type FieldDay } from '@portal/contracts';
import { useEffect, useState } from 'react';
import type { Captured } from '../capture/keep-record.ts';
import type { Kept } from '../capture/keep-sealed.ts';
import { followPlace, type PlaceState } from '../capture/place.ts';
import { useWords } from '../texts.ts';
import type { Draft } from './draft.ts';
import { Outside } from './outside.tsx';
import type { TakenPhoto } from './photo-slots.tsx';
import { WithOwner } from './with-owner.tsx';

const empty: Draft = {
  ...{ photos: [undefined, undefined], trade: '', sign: '', address: '', area: 0 },
  ...{ consent: undefined, consentLanguage: undefined, ownerName: '', ownerPhone: '' },
};

export interface RecordProps {
  readonly day: FieldDay;
  /** What the desk sent back and this one replaces. */
  readonly replaces: string | null;
  readonly onKeep: (captured: Captured, photos: readonly Uint8Array<ArrayBuffer>[]) => Promise<Kept>;
  readonly onBack: () => void;
}

type Word = Parameters<ReturnType<typeof useWords>>[0];

/** What is still missing, as the button says it. */
function missingOutside({ photos, trade, sign, address }: Draft): Word | undefined {
  if (!photos[0]) return 'needPhoto1';
  if (!photos[1]) return 'needPhoto2';
  if (trade === '') return 'needTrade';
  if (sign.trim() === '') return 'needSign';
  return address.trim() === '' ? 'needAddress' : undefined;
}

function missingOfOwner({ consent, ownerName }: Draft): Word | undefined {
  if (!consent) return 'needConsent';
  return consent === 'yes' && ownerName.trim() === '' ? 'needOwner' : undefined;
}

/** First outside, then with the owner; kept on this phone, with or without a network. */
export function RecordPremises({ day, replaces, onKeep, onBack }: RecordProps) {
  const words = useWords();
  const [draft, setDraft] = useState(empty);
  const [step, setStep] = useState<1 | 2>(1);
  const [place, setPlace] = useState<PlaceState>({ kind: 'looking' });
  const [wrong, setWrong] = useState<Word>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => followPlace(setPlace), []);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  // Two photos may be drawn at the same time: neither undoes the other.
  const take = (at: number, photo: TakenPhoto) =>
    setDraft((before) => ({ ...before, photos: before.photos.map((kept, index) => (index === at ? photo : kept)) }));
  const missing = step === 1 ? missingOutside(draft) : missingOfOwner(draft);

  const keepIt = async () => {
    const area = day.areas[draft.area];
    const { trade, consent, consentLanguage } = draft;
    if (isBusy || !area || trade === '' || !consent || !consentLanguage) return;
    setBusy(true);
    const kept = await onKeep(
      {
        ...{ trade, consent, consentLanguage, consentText: consentTextNow, replaces },
        ...{ sign: draft.sign, address: draft.address, lgaId: area.lgaId, ward: area.ward },
        ...{ ownerName: draft.ownerName, ownerPhone: draft.ownerPhone },
        place: place.kind === 'found' ? place.place : null,
      },
      draft.photos.flatMap((photo) => photo?.bytes ?? []),
    );
    setBusy(false);
    if (kept.kind === 'full') setWrong('full');
    if (kept.kind === 'wrong') setWrong(kept.fields.includes('ownerPhone') ? 'wrongPhone' : 'wrong');
  };

  return (
    <>
      <p className="quiet">{words(step === 1 ? 'step1' : 'step2')}</p>
      <h1>{words(step === 1 ? 'outside' : 'withOwner')}</h1>
      {step === 1 ? (
        <Outside draft={draft} place={place} areas={day.areas} onChange={change} onTake={take} />
      ) : (
        <WithOwner draft={draft} onChange={change} />
      )}
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
          onClick={() => {
            if (missing) return;
            if (step === 1) setStep(2);
            else void keepIt();
          }}
        >
          {words(missing ?? (step === 1 ? 'withOwner' : 'keep'))}
        </button>
        <button type="button" className="button" onClick={() => (step === 2 ? setStep(1) : onBack())}>
          {words('back')}
        </button>
      </div>
    </>
  );
}
