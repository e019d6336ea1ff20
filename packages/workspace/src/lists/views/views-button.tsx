import { lazyPart } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { Suspense, useState } from 'react';
import { ListIcon } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { ViewsOf } from './views-panel.tsx';

const ViewsPanel = lazyPart(async () => (await import('./views-panel.tsx')).ViewsPanel);

/** Filters, order and columns under a name: one's own, and those colleagues share. */
export function ViewsButton({ report, address }: ViewsOf) {
  const messages = useListMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label={messages.views}
      align="end"
      width={320}
      face={
        <button
          type="button"
          className="ws-button"
          data-quiet
          aria-label={messages.views}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <ListIcon name="star" />
          <span>{messages.views}</span>
        </button>
      }
    >
      <Suspense fallback={<p className="ws-options-none">{messages.oneMoment}</p>}>
        <ViewsPanel report={report} address={address} onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
