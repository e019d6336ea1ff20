import { type FormEvent, useState } from 'react';
import { useWords } from '../texts.ts';
import { PinField } from './enrol.tsx';

export interface OpenDayProps {
  /** Undefined when it is open; else how many tries are left. */
  readonly openDay: (pin: string) => Promise<number | undefined>;
}

/** The PIN opens the list of the day; nothing of what was captured. */
export function OpenDay({ openDay }: OpenDayProps) {
  const words = useWords();
  const [pin, setPin] = useState('');
  const [left, setLeft] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setLeft(await openDay(pin));
    setPin('');
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <h1>{words('title')}</h1>
      <PinField pin={pin} onChange={setPin} />
      {left !== undefined && (
        <p className="wrong" role="alert">
          {words('wrongPin')}. {left} {words('left')}
        </p>
      )}
      <div className="dock">
        <button className="button go" type="submit" disabled={pin.length !== 6 || isBusy}>
          {words('open')}
        </button>
      </div>
    </form>
  );
}
