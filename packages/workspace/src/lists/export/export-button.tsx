import { lazyPart } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { Suspense, useState } from 'react';
import type { Asked } from '../address/list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';

const ExportPanel = lazyPart(async () => (await import('./export-panel.tsx')).ExportPanel);

export interface ExportButtonProps {
  readonly report: AnyReport;
  readonly asked: Asked;
  /** In the order of the screen. */
  readonly columns: readonly string[];
}

/** The rows that answer the filters, as a file: all of them, not the page. */
export function ExportButton({ report, asked, columns }: ExportButtonProps) {
  const messages = useListMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label={messages.export}
      align="end"
      width={300}
      face={
        <button type="button" className="ws-button" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
          <ListIcon name="export" />
          {messages.export}
        </button>
      }
    >
      <Suspense fallback={<p className="ws-options-none">{messages.oneMoment}</p>}>
        <ExportPanel report={report} asked={asked} columns={columns} />
      </Suspense>
    </Popover>
  );
}
