import type { ListAddress } from '../address/use-list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { PageInSight } from '../rows/report-page.ts';
import { rangeOf } from './range-of.ts';
import { turns } from './turns.ts';

const sizes = [10, 25, 50, 100, 200] as const;

export interface ListFootProps {
  readonly address: ListAddress;
  readonly page: PageInSight;
  /** "12,846", or "10,000+" until it is known. */
  readonly total: string;
  readonly onKeys: () => void;
}

/** Which rows are in sight, how many a page has, and the pages beside it. */
export function ListFoot({ address, page, total, onKeys }: ListFootProps) {
  const messages = useListMessages();
  const { asked, change } = address;
  const { forward, back } = turns(address, page);
  return (
    <footer className="ws-foot ui-screen-only">
      <nav aria-label={messages.pages}>
        <button
          type="button"
          className="ws-tool"
          aria-label={messages.previousPage}
          title={messages.previousPage}
          disabled={!back}
          onClick={() => back && change(back)}
        >
          <ListIcon name="previous" />
        </button>
        <span>{rangeOf(asked, page, total, messages)}</span>
        <button
          type="button"
          className="ws-tool"
          aria-label={messages.nextPage}
          title={messages.nextPage}
          disabled={!forward}
          onClick={() => forward && change(forward)}
        >
          <ListIcon name="next" />
        </button>
      </nav>
      <label className="ws-size">
        {messages.pageSize}
        <select
          value={sizes.some((size) => size === asked.pageSize) ? asked.pageSize : ''}
          onChange={(event) => change({ pageSize: Number(event.target.value) })}
        >
          {!sizes.some((size) => size === asked.pageSize) && <option value="">{asked.pageSize}</option>}
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="ws-foot-keys" aria-hidden="true">
        <kbd>J</kbd> <kbd>K</kbd> {messages.keyMove} <kbd>↵</kbd> {messages.keyOpen}
      </span>
      <button type="button" className="ws-all-keys" onClick={onKeys}>
        <kbd>?</kbd> {messages.allKeys}
      </button>
    </footer>
  );
}
