import { lastNumberedPage } from '@portal/contracts';
import type { ListAddress } from '../address/use-list-address.ts';
import { counted } from '../format.ts';
import { ListIcon } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { PageInSight } from '../rows/report-page.ts';

const sizes = [10, 25, 50, 100, 200] as const;

export interface ListFootProps {
  readonly address: ListAddress;
  readonly page: PageInSight;
  /** "12,846", or "10,000+" until it is known. */
  readonly total: string;
  readonly onKeys: () => void;
}

/** Where one turns to from here: by number, and by cursor beyond the numbered pages. Undefined at an end. */
export function turns({ asked }: ListAddress, page: PageInSight) {
  const isByCursor = asked.after !== undefined || asked.before !== undefined || asked.last !== undefined;
  const forward =
    page.after === null
      ? undefined
      : isByCursor || asked.pageNumber >= lastNumberedPage
        ? { pageNumber: undefined, before: undefined, last: undefined, after: page.after }
        : { pageNumber: asked.pageNumber + 1 };
  const back = isByCursor
    ? page.before === null
      ? undefined
      : { pageNumber: undefined, after: undefined, last: undefined, before: page.before }
    : asked.pageNumber > 1
      ? { pageNumber: asked.pageNumber - 1 }
      : undefined;
  return { forward, back };
}

/** Which rows are in sight, how many a page has, and the pages beside it. */
export function ListFoot({ address, page, total, onKeys }: ListFootProps) {
  const messages = useListMessages();
  const { asked, change } = address;
  const { forward, back } = turns(address, page);
  const first = (asked.pageNumber - 1) * page.pageSize + 1;
  const isByCursor = asked.after !== undefined || asked.before !== undefined;
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
        <span>
          {isByCursor
            ? messages.rowsOf(counted(page.data.length), total)
            : messages.range(counted(first), counted(first + page.data.length - 1), total)}
        </span>
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
