import { type IncomeTaxLaw, incomeTaxLaws } from '@portal/tax-rules';
import { memo } from 'react';
import { inNaira } from './in-naira.ts';
import { inPercent } from './in-percent.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';

/** The bands of both laws: readable before any script, and without it. */
export const RateTables = memo(function RateTables() {
  const messages = useCalculatorMessages();
  return (
    <section aria-labelledby="calculator-rates" className="calculator-rates">
      <h2 id="calculator-rates">{messages.ratesTitle}</h2>
      <p className="calculator-quiet">{messages.ratesNote}</p>
      <div>
        {incomeTaxLaws.map((law) => (
          <BandTable key={law.id} law={law} />
        ))}
      </div>
    </section>
  );
});

function BandTable({ law }: { readonly law: IncomeTaxLaw }) {
  const messages = useCalculatorMessages();
  const rows = law.bands.map(({ widthKobo, ratePpm }, index) => ({
    upToKobo: widthKobo === null ? null : upTo(law, index),
    aboveKobo: upTo(law, index - 1),
    ratePpm,
  }));
  return (
    <table className="calculator-slices">
      <caption>
        {law.id === 'nta-2025' ? messages.from2026 : messages.to2025} · <span lang="en">{law.bandsReference.law}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.slice}</th>
          <th scope="col">{messages.rate}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ upToKobo, aboveKobo, ratePpm }) => (
          <tr key={aboveKobo}>
            <td>
              {upToKobo === null ? messages.above(inNaira(aboveKobo)) : `${inNaira(aboveKobo)} – ${inNaira(upToKobo)}`}
            </td>
            <td>{inPercent(ratePpm)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** End of a band, counted from nothing. */
function upTo({ bands }: IncomeTaxLaw, index: number): number {
  return bands.slice(0, index + 1).reduce((sum, { widthKobo }) => sum + (widthKobo ?? 0), 0);
}
