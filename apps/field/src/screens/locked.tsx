import { useWords } from '../texts.ts';

export interface LockedProps {
  readonly askAgain: () => Promise<unknown>;
}

/** The desk has locked this phone; what it keeps waits. */
export function Locked({ askAgain }: LockedProps) {
  const words = useWords();
  return (
    <>
      <h1>{words('locked')}</h1>
      <p>{words('lockedText')}</p>
      <div className="dock">
        <button type="button" className="button" onClick={() => void askAgain()}>
          {words('again')}
        </button>
      </div>
    </>
  );
}
