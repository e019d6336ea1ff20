import { lazyPart } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { Suspense, useState } from 'react';
import { ListIcon } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { ExportOf } from './export-panel.tsx';

const ExportPanel = lazyPart(async () => (await import('./export-panel.tsx')).ExportPanel);

/** The rows that answer the filters, as a file: all of them, not the page. */
export function ExportButton({ report, asked, columns }: ExportOf) {
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
