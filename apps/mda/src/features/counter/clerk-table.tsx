import type { CounterDay } from '@portal/contracts';
import { Money } from '@portal/ui';
import { useCounterMessages } from './messages/use-counter-messages.ts';

const parts = ['raised', 'cancelled', 'paid', 'voided'] as const;

/** Who raised what at which counter; on a phone each clerk is a card whose figures have their names. */
export function ClerkTable({ rows }: { readonly rows: CounterDay['rows'] }) {
  const messages = useCounterMessages();
  return (
    <div className="mc-table mc-close">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.clerk}</th>
            <th scope="col">{messages.counter}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {messages.closeParts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.counterId} ${row.clerkId}`}>
              <th scope="row">{row.clerk}</th>
              <td data-label={messages.counter}>{row.counter ?? messages.noCounter}</td>
              {parts.map((part) => (
                <td key={part} data-label={messages.closeParts[part]}>
                  {row[part].count} · <Money amountKobo={row[part].kobo} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
