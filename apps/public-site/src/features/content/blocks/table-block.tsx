import type { BlockOf } from '@portal/contracts';
import { useId } from 'react';
import { keyed } from '../keyed.ts';
import { RichText } from '../rich-text.tsx';

/** An amount, a rate, or that there is none. */
const number = /^(?:₦?[\d.,]+%?|–)$/;

/** Scrolls by itself where the screen is too narrow, also with the keyboard. */
export function TableBlock({ caption, columns, rows }: BlockOf<'table'>) {
  const captionId = useId();
  const isNumber = columns.map((_, at) => rows.every((cells) => number.test(String(cells[at]))));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className="content-table" tabIndex={0} aria-labelledby={captionId}>
      <table>
        <caption id={captionId}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {keyed(columns).map(({ key, part: column }) => (
              <th key={key} scope="col" data-number={isNumber[key] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, part: cells }) => (
            <tr key={key}>
              {keyed(cells).map(({ key, part: cell }) =>
                key === 0 ? (
                  <th key={key} scope="row">
                    <RichText text={cell} />
                  </th>
                ) : (
                  <td key={key} data-number={isNumber[key] || undefined}>
                    <RichText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
