import { useLocalized } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import type { ListAddress } from '../address/use-list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import type { ListScreenDefinition } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';

export interface ColumnChoiceProps {
  readonly screen: ListScreenDefinition;
  readonly address: ListAddress;
}

/** Which columns the list has. What is chosen stands in the address; the first column names the row and stays. */
export function ColumnChoice({ screen, address }: ColumnChoiceProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const standard = Object.keys(screen.columns);
  const shown = address.columns ?? standard;
  const all = [...standard, ...Object.keys(screen.report.columns).filter((key) => !standard.includes(key))];

  function toggle(key: string, isShown: boolean) {
    const next = all.filter((each) => (each === key ? isShown : shown.includes(each)));
    address.change({ columns: next.join(',') });
  }

  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label={messages.columns}
      align="end"
      face={
        <button
          type="button"
          className="ws-tool"
          aria-label={messages.columns}
          title={messages.columns}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <ListIcon name="columns" />
        </button>
      }
    >
      <div className="ws-column-choice">
        {all.map((key, place) => {
          const column = screen.report.columns[key];
          return (
            column && (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={shown.includes(key)}
                  disabled={place === 0}
                  onChange={(event) => toggle(key, event.target.checked)}
                />
                {localized(column.label)}
              </label>
            )
          );
        })}
        <button type="button" className="ws-chip-clear" onClick={() => address.change({ columns: undefined })}>
          {messages.columnsStandard}
        </button>
      </div>
    </Popover>
  );
}
