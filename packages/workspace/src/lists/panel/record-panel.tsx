import { Reference } from '@portal/ui';
import type { ReactNode } from 'react';
import { ListIcon, type ListIconName } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';

export interface RecordPanelProps {
  readonly id: string;
  /** Of records whose id says nothing to people. */
  readonly name?: string | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A record beside its list: it pushes the rows and never covers them; on a phone it is the screen. */
export function RecordPanel({ id, name, onPrevious, onNext, onClose, children }: RecordPanelProps) {
  const messages = useListMessages();
  return (
    <aside className="ws-panel" aria-label={messages.recordBeside(name ?? id)}>
      <header>
        {name === undefined ? <Reference value={id} /> : <b className="ws-panel-name">{name}</b>}
        <span className="ws-panel-tools ui-screen-only">
          <PanelTool icon="chevron-up" label={messages.previousRecord} onPress={onPrevious} />
          <PanelTool icon="chevron-down" label={messages.nextRecord} onPress={onNext} />
          <PanelTool icon="close" label={messages.closeRecord} onPress={onClose} />
        </span>
      </header>
      <div className="ws-panel-body">{children}</div>
    </aside>
  );
}

interface PanelToolProps {
  readonly icon: ListIconName;
  readonly label: string;
  readonly onPress: (() => void) | undefined;
}

function PanelTool({ icon, label, onPress }: PanelToolProps) {
  return (
    <button type="button" className="ws-tool" aria-label={label} title={label} disabled={!onPress} onClick={onPress}>
      <ListIcon name={icon} />
    </button>
  );
}
