import { useUiMessages } from '../messages/use-ui-messages.ts';
import { Money } from '../money/money.tsx';

export interface LineItem {
  /** Unique among the lines of one bill. */
  readonly id: string;
  readonly description: string;
  /** What the biller added in free words. */
  readonly narration?: string;
  /** Revenue head code. */
  readonly code?: string;
  readonly amountKobo: number;
}

export interface LineItemsProps {
  /** Names the table for those who do not see it. */
  readonly caption: string;
  readonly lines: readonly LineItem[];
  readonly totalKobo: number;
  readonly totalLabel?: string;
}

/**
 * The lines of a bill as on paper: what for, and how much at the right edge. The quantity is always one and the rate the amount
 * (spec §3); both have their columns where there is room; a slip has the quantity, and two columns are left at 320 px.
 */
export function LineItems({ caption, lines, totalKobo, totalLabel }: LineItemsProps) {
  const messages = useUiMessages();
  return (
    <table className="ui-lines">
      <caption className="ui-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.description}</th>
          <th scope="col" className="ui-lines-roomy">
            {messages.quantity}
          </th>
          <th scope="col" className="ui-lines-roomy ui-lines-rate">
            {messages.rate}
          </th>
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, narration, code, amountKobo }) => (
          <tr key={id}>
            <th scope="row">
              {description}
              {narration && <span className="ui-lines-note">{narration}</span>}
              {code && <span className="ui-lines-code">{code}</span>}
            </th>
            <td className="ui-lines-roomy">1</td>
            <td className="ui-lines-roomy ui-lines-rate">
              <Money amountKobo={amountKobo} />
            </td>
            <td>
              <Money amountKobo={amountKobo} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel ?? messages.total}</th>
          <td className="ui-lines-roomy" />
          <td className="ui-lines-roomy ui-lines-rate" />
          <td>
            <Money amountKobo={totalKobo} size="large" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
