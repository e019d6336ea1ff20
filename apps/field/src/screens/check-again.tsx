import { type Difference, differences, differenceWords, type FieldDay } from '@portal/contracts';
import { useContext, useState } from 'react';
import type { SeenAgain } from '../capture/keep-answer.ts';
import { LanguageContext, trades, useWords } from '../texts.ts';

export interface CheckAgainProps {
  readonly check: FieldDay['checks'][number];
  readonly onAnswer: (seen: SeenAgain) => Promise<void>;
  readonly onBack: () => void;
}

/** Premises that somebody else recorded: as recorded, or what differs. */
export function CheckAgain({ check, onAnswer, onBack }: CheckAgainProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [differing, setDiffering] = useState<readonly Difference[]>([]);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const answer = async () => {
    if (isBusy) return;
    setBusy(true);
    await onAnswer({ differs: [...differing], note: note.trim() });
  };
  return (
    <>
      <p className="quiet">{words('seeAgain')}</p>
      <h1>{check.sign}</h1>
      <p>
        {trades[check.trade][language]} · {check.address}, {check.where}
      </p>
      <h2>{words('whatDiffers')}</h2>
      <div>
        {differences.map((what) => (
          <label className="row" key={what}>
            <span>{differenceWords[what][language]}</span>
            <input
              type="checkbox"
              checked={differing.includes(what)}
              onChange={({ target: { checked } }) =>
                setDiffering((before) => (checked ? [...before, what] : before.filter((one) => one !== what)))
              }
            />
          </label>
        ))}
      </div>
      <label className="input">
        {words('note')}
        <input className="text" value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className="dock">
        <button type="button" className="button go" aria-disabled={isBusy} onClick={() => void answer()}>
          {words(differing.length > 0 ? 'differs' : 'asRecorded')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {words('back')}
        </button>
      </div>
    </>
  );
}
