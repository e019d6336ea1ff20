import { useNumbersMessages } from '@portal/workspace/numbers';
import { useAnalyticsMessages } from './messages/use-analytics-messages.ts';
import { type AnalyticsAddress, dimensions, measures, ofPayments } from './use-analytics-address.ts';

/** What the figures are divided by, and what is counted. */
export function AnalyticsTools({ address }: { readonly address: AnalyticsAddress }) {
  const messages = useAnalyticsMessages();
  const words = useNumbersMessages();
  const { by, measure, change } = address;
  const offered = ofPayments.includes(by) ? (['collected', 'receipts'] as const) : measures;
  return (
    <div className="wn-tools ui-screen-only">
      <label className="ws-chip wn-against">
        <span className="ws-chip-key">{messages.by}</span>
        <select value={by} onChange={(event) => change({ by: event.target.value })}>
          {dimensions.map((one) => (
            <option key={one} value={one}>
              {words.dimensions[one]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="wn-segments">
        <legend className="ui-hidden">{messages.measure}</legend>
        {offered.map((one) => (
          <button key={one} type="button" aria-pressed={one === measure} onClick={() => change({ measure: one })}>
            {messages[one]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
