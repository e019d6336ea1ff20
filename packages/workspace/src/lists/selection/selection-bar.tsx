import { counted } from '../format.ts';
import type { ListScreenDefinition } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { Selection } from './use-selection.ts';

export interface SelectionBarProps {
  readonly screen: ListScreenDefinition;
  readonly selection: Selection;
}

/** How many rows are chosen and what can be done with all of them. */
export function SelectionBar({ screen: { Bulk }, selection }: SelectionBarProps) {
  const messages = useListMessages();
  const { rows, clear } = selection;
  if (!Bulk) return null;
  return (
    <div className="ws-selected" role="status">
      {rows.length > 0 && (
        <div className="ws-selected-bar ui-screen-only">
          <b>{messages.selected(counted(rows.length))}</b>
          <Bulk rows={rows as never} onDone={clear} />
          <button type="button" className="ws-chip-clear" onClick={clear}>
            {messages.clearSelection}
          </button>
        </div>
      )}
    </div>
  );
}
