import { consentTextNow, consentTexts } from '@portal/contracts';
import { useContext } from 'react';
import { LanguageContext, useWords } from '../texts.ts';
import type { Draft } from './draft.ts';

export interface WithOwnerProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The text is read aloud, and yes and no are the same size. After a no nothing about the owner is asked. */
export function WithOwner({ draft, onChange }: WithOwnerProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const aloud = draft.consentLanguage ?? language;
  return (
    <>
      <h2>{words('readAloud')}</h2>
      <div className="pick">
        {(['ha', 'en'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={aloud === one}
            onClick={() => onChange({ consentLanguage: one })}
          >
            {one === 'ha' ? 'Hausa' : 'English'}
          </button>
        ))}
      </div>
      <div className="aloud" lang={aloud}>
        {consentTexts[consentTextNow][aloud].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="pick">
        <button
          type="button"
          className="button"
          aria-pressed={draft.consent === 'yes'}
          onClick={() => onChange({ consent: 'yes', consentLanguage: aloud })}
        >
          {words('saidYes')}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={draft.consent === 'no'}
          onClick={() => onChange({ consent: 'no', consentLanguage: aloud, ownerName: '', ownerPhone: '' })}
        >
          {words('saidNo')}
        </button>
      </div>
      {draft.consent === 'no' && <p>{words('noKept')}</p>}
      {draft.consent === 'yes' && (
        <>
          <label className="input">
            {words('owner')}
            <input
              className="text"
              value={draft.ownerName}
              maxLength={160}
              autoComplete="off"
              onChange={(event) => onChange({ ownerName: event.target.value })}
            />
          </label>
          <label className="input">
            {words('phone')}
            <input
              className="text"
              inputMode="tel"
              value={draft.ownerPhone}
              maxLength={20}
              autoComplete="off"
              onChange={(event) => onChange({ ownerPhone: event.target.value })}
            />
          </label>
        </>
      )}
    </>
  );
}
