import type { NavigationItem } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Modal } from '@portal/ui/overlays';
import { type KeyboardEvent, useId, useState } from 'react';
import { ListIcon } from '../lists/list-icon.tsx';
import { usePaletteMessages } from './messages/use-palette-messages.ts';
import { PaletteOption } from './palette-option.tsx';
import type { ScreenBelow } from './screen-below.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the person's menu shows. */
  readonly navigation: readonly NavigationItem[];
  /** Screens that stand in no menu: found by their name, not offered before somebody types. */
  readonly below?: readonly ScreenBelow[];
}

/** Take me there: screens by name, a bill by its reference, RRR or receipt number. */
export function CommandPalette({ isOpen, onClose, navigation, below = [] }: CommandPaletteProps) {
  const messages = usePaletteMessages();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={messages.title} width={640}>
      {isOpen && <Palette onClose={onClose} navigation={navigation} below={below} />}
    </Modal>
  );
}

function Palette({ onClose, navigation, below }: Required<Omit<CommandPaletteProps, 'isOpen'>>) {
  const messages = usePaletteMessages();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, hint } = usePaletteGroups(typed, navigation, below);
  const options = groups.flatMap((group) => group.options);
  const current = Math.max(0, Math.min(at, options.length - 1));

  function go(to: string) {
    onClose();
    void navigate(to);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (current + step + options.length) % options.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    }
    const option = options[current];
    if (event.key === 'Enter' && option) {
      event.preventDefault();
      go(option.to);
    }
  }

  return (
    <div className="ws-palette">
      <div className="ws-palette-find">
        <ListIcon name="search" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={options[current] && `${id}-${current}`}
          aria-autocomplete="list"
          aria-label={messages.placeholder}
          placeholder={messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={messages.title} className="ws-palette-list">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={group.title} role="group" aria-label={group.title}>
            <p className="ws-palette-group" aria-hidden="true">
              {group.title}
            </p>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return (
                <PaletteOption
                  key={option.to}
                  id={`${id}-${index}`}
                  option={option}
                  isCurrent={index === current}
                  onChoose={() => go(option.to)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className="ws-palette-told" role="status">
        {hint ?? (options.length === 0 && messages.nothing)}
      </p>
      <p className="ws-palette-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {messages.choose} <kbd>↵</kbd> {messages.open} <span>{messages.yourRights}</span>
      </p>
    </div>
  );
}
