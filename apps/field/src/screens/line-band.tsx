import { useWords } from '../texts.ts';

export interface LineBandProps {
  readonly isOnline: boolean;
  readonly isSending: boolean;
  readonly waiting: number;
  readonly onLanguage: () => void;
}

/** The state of the line and how much waits, first on every screen. */
export function LineBand({ isOnline, isSending, waiting, onLanguage }: LineBandProps) {
  const words = useWords();
  const state = isSending ? 'sending' : isOnline ? 'on' : 'off';
  return (
    <div className={`band ${state}`}>
      <div role="status">
        <b>{words(isSending ? 'sending' : isOnline ? 'network' : 'noNetwork')}</b>
        <div className="quiet">{waiting === 0 ? words('nothingWaits') : `${waiting} ${words('keptHere')}`}</div>
      </div>
      <button type="button" onClick={onLanguage}>
        {words('language')}
      </button>
    </div>
  );
}
