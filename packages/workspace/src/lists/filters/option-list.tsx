import { type KeyboardEvent, useId, useState } from 'react';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { Choice } from './use-choices.ts';

export interface OptionListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Drawn at once; whoever looks for another types a letter more. */
const drawnMost = 60;

/** A list one chooses one of, narrowed by typing: arrows move, Enter chooses. */
export function OptionList({ label, choices, chosen, onChoose }: OptionListProps) {
  const messages = useListMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter((choice) =>
    words.every((word) => `${choice.label} ${choice.alsoSaid ?? ''}`.toLowerCase().includes(word)),
  );
  const shown = found.slice(0, drawnMost);
  const current = Math.min(at, shown.length - 1);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(shown.length - 1, current + step));
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    }
    if (event.key === 'Enter' && shown[current]) {
      event.preventDefault();
      onChoose(shown[current].id);
    }
  }

  return (
    <div className="ws-options">
      <input
        className="ws-options-find"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[current] && `${id}-${current}`}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={60}
        value={typed}
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className="ws-options-list">
        {shown.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field above keeps the focus and hears the keys
          <div
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={choice.id === chosen}
            data-current={index === current || undefined}
            onClick={() => onChoose(choice.id)}
          >
            {choice.label}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="ws-options-none">{messages.noChoice}</p>}
      {found.length > shown.length && (
        <p className="ws-options-none">{messages.moreChoices(found.length - shown.length)}</p>
      )}
    </div>
  );
}
