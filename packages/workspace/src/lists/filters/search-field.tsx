import { criteriaLength, fateOfSearch } from '@portal/contracts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ListIcon } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';

/** After the last key (spec §9). */
const pauseMs = 300;

export interface SearchFieldProps {
  /** What may be typed: "Bill reference, RRR, …". */
  readonly label: string;
  /** What the list is narrowed to now. */
  readonly value: string;
  /** What the server says against it. */
  readonly problem: string | undefined;
  readonly onSearch: (criteria: string) => void;
}

/** Searches a moment after the last key. What may be a NIN, or may become one, goes nowhere. */
export function SearchField({ label, value, problem, onSearch }: SearchFieldProps) {
  const messages = useListMessages();
  const [typed, setTyped] = useState(value);
  const [hint, setHint] = useState<'nin' | 'unfinished'>();
  const sent = useRef(value);
  const id = useId();
  const told =
    problem ?? (hint === 'nin' ? messages.maybeNin : hint === 'unfinished' ? messages.unfinished : undefined);

  function settle() {
    const fate = fateOfSearch(typed);
    const isSent = fate === 'shared' || fate === 'private';
    setHint(isSent ? undefined : fate);
    if (!isSent || typed.trim() === sent.current) return;
    sent.current = typed.trim();
    onSearch(typed.trim());
  }
  const settleAfterPause = useEffectEvent(settle);

  useEffect(() => {
    if (typed.trim() === sent.current) {
      setHint(undefined);
      return;
    }
    const timer = setTimeout(settleAfterPause, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // Going back, a saved view, "clear": the address speaks.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  return (
    <span className="ws-find">
      <ListIcon name="search" />
      <input
        type="search"
        id={id}
        value={typed}
        maxLength={criteriaLength}
        aria-label={messages.searchFor(label)}
        title={label}
        placeholder={label}
        aria-invalid={told !== undefined}
        aria-describedby={told && `${id}-told`}
        autoComplete="off"
        spellCheck={false}
        data-list-search
        onChange={(event) => setTyped(event.target.value)}
        // Who goes on at once goes on with what was typed.
        onBlur={settle}
      />
      {typed === '' && <kbd>/</kbd>}
      {told && (
        <span id={`${id}-told`} className="ws-find-told" role="status">
          {told}
        </span>
      )}
    </span>
  );
}
