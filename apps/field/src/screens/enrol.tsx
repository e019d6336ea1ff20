import { type FormEvent, useState } from 'react';
import { useWords } from '../texts.ts';
import type { BadgeLink } from '../use-badge-link.ts';

export interface EnrolProps {
  /** Absent where nobody opened a badge link here. */
  readonly link: BadgeLink | undefined;
  readonly notice: string;
  /** What went wrong, in words; undefined once it is done. */
  readonly enrol: (link: BadgeLink, pin: string) => Promise<string | undefined>;
}

/** A badge link and its PIN make this phone one of the field. */
export function Enrol({ link, notice, enrol }: EnrolProps) {
  const words = useWords();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!link || isBusy) return;
    setBusy(true);
    setWrong((await enrol(link, pin)) ?? '');
    setBusy(false);
  };
  if (!link)
    return (
      <>
        <h1>{words('notEnrolled')}</h1>
        <p>{notice || words('askDesk')}</p>
      </>
    );
  return (
    <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <h1>{words('enrol')}</h1>
      {notice && <p>{notice}</p>}
      <PinField pin={pin} onChange={setPin} />
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="dock">
        <button className="button go" type="submit" disabled={pin.length !== 6 || isBusy}>
          {words('enrol')}
        </button>
      </div>
    </form>
  );
}

export interface PinFieldProps {
  readonly pin: string;
  readonly onChange: (pin: string) => void;
}

export function PinField({ pin, onChange }: PinFieldProps) {
  const words = useWords();
  return (
    <label className="input">
      {words('pin')}
      <input
        className="text"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </label>
  );
}
