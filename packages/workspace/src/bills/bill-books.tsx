import { type getBillRecord, nairaDigits, type ResponseOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { dayOfMoment } from '../lists/format.ts';
import { useBillMessages } from './messages/use-bill-messages.ts';

export interface BillBooksProps {
  readonly books: ResponseOf<typeof getBillRecord>['books'];
}

/** The entries of the ledger, which sum to zero. */
export function BillBooks({ books }: BillBooksProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  if (books.length === 0) return <p className="ws-bill-none">{messages.noBooks}</p>;
  return (
    <table className="ws-books">
      <caption className="ui-hidden">{messages.money}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.account}</th>
          <th scope="col">{messages.debit}</th>
          <th scope="col">{messages.credit}</th>
        </tr>
      </thead>
      <tbody>
        {books.map(({ at, kind, account, amountKobo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of the ledger never move
          <tr key={index}>
            <th scope="row">
              {account}
              <small>
                {messages.bookings[kind] ?? kind}, {formatDate(dayOfMoment(at), language)}
              </small>
            </th>
            <td>{amountKobo > 0 && nairaDigits(amountKobo)}</td>
            <td>{amountKobo < 0 && nairaDigits(-amountKobo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
