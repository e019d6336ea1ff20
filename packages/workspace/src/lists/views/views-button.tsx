import { lazyPart } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { Suspense, useState } from 'react';
import type { ListAddress } from '../address/use-list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';

const ViewsPanel = lazyPart(async () => (await import('./views-panel.tsx')).ViewsPanel);

export interface ViewsButtonProps {
  readonly report: AnyReport;
  readonly address: ListAddress;
}

/** Filters, order and columns under a name: one's own, and those colleagues share. */
export function ViewsButton({ report, address }: ViewsButtonProps) {
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
