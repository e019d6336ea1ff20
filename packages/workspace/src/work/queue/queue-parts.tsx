import { useLocalized } from '@portal/platform';
import { Link } from '@portal/platform/router';
import type { ListAddress } from '../../lists/address/use-list-address.ts';
import { counted } from '../../lists/format.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueDefinition, QueueShow } from './queue-definition.ts';

export interface QueuePartsProps {
  readonly queue: QueueDefinition;
  readonly shown: QueueShow;
  /** In the order of the parts; undefined until it is known. */
  readonly counts: readonly ({ readonly totalRecords: number; readonly isBounded: boolean } | undefined)[];
  readonly address: ListAddress;
}

/** Open, answered, closed: each with how many answer the filters. */
export function QueueParts({ queue, shown, counts, address }: QueuePartsProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  return (
    <nav className="ws-parts" aria-label={messages.parts}>
      {queue.shows.map((show, index) => {
        const count = counts[index];
        const to = address.searchWith({
          show: show === queue.shows[0] ? undefined : show.id,
          ...{ pageNumber: undefined, after: undefined, before: undefined, last: undefined, record: undefined },
        });
        return (
          <Link key={show.id} to={to} aria-current={show.id === shown.id ? 'page' : undefined} preventScrollReset>
            {localized(show.label)}
            <span className="ws-number">
              {count ? `${counted(count.totalRecords)}${count.isBounded ? '+' : ''}` : '…'}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
