import { formatNaira } from '@portal/contracts';
import { changeOf, changeWords, percent } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear } from '../../use-fiscal-year.ts';
import { gapOf, rankedMdas } from './mdas-by-gap.tsx';

/** Target, plan, billed, collected, gap and growth of each MDA, to the last kobo. */
export function MdaTable({ year }: { readonly year: FiscalYear }) {
  const messages = useGovernorMessages();
  const naira = (kobo: number | null | undefined) => (kobo === null || kobo === undefined ? '' : formatNaira(kobo));
  return (
    <section className="wn-card" data-span="12" aria-label={messages.allMdas}>
      <div className="wn-card-head">
        <h2>{messages.allMdas}</h2>
      </div>
      <div className="wn-card-body wn-rows">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className="wn-rows-scroll wn-rows-tall" aria-label={messages.allMdas} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[
                  messages.mda,
                  messages.target,
                  messages.planByNow,
                  messages.billed,
                  messages.collected,
                  messages.settledOfMda,
                  messages.daysOfMda,
                  messages.gap,
                  messages.lastYear,
                  messages.growth,
                ].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rankedMdas(year).map((row) => {
                const gap = gapOf(row);
                const settled = row.settled?.share;
                const growth = changeOf(row.kobo, row.beforeKobo);
                return (
                  <tr key={row.id}>
                    <th scope="row">{row.label}</th>
                    <td>{naira(row.targetKobo)}</td>
                    <td>{naira(row.planKobo)}</td>
                    <td>{naira(row.billedKobo)}</td>
                    <td>{naira(row.kobo)}</td>
                    <td>{settled === undefined ? '' : percent(settled)}</td>
                    <td>{row.settled?.medianDays ?? ''}</td>
                    <td data-tone={gap !== undefined && gap < 0 ? 'bad' : undefined}>{naira(gap)}</td>
                    <td>{naira(row.beforeKobo)}</td>
                    <td data-tone={growth !== undefined && growth < 0 ? 'bad' : undefined}>
                      {growth === undefined ? '' : `${growth < 0 ? '−' : ''}${changeWords(growth)}`}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
