import { type ClearanceDetail, clearanceYearBasisWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { words } from './words.ts';
import './clearance.css';

/** What the portal judges at this moment: year by year, what blocks with its price, and what does not. */
export function ClearanceJudged({ application }: { readonly application: ClearanceDetail }) {
  const localized = useLocalized();
  const { eligibility, figures } = application;
  const { years, blockers, rests } = eligibility;
  const figuresOf = (year: number) => figures.find((one) => one.year === year);
  const money = (amountKobo: number | null | undefined) =>
    amountKobo == null ? '–' : <Money amountKobo={amountKobo} />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="ws-wide-lines" aria-label={localized(words.years)} tabIndex={0}>
        <table className="ws-lines">
          <caption>{localized(words.years)}</caption>
          <thead>
            <tr>
              {[words.year, words.basis, words.income, words.tax, words.paid, words.open].map((head) => (
                <th key={head.en} scope="col">
                  {localized(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, basis }) => {
              const figure = figuresOf(year);
              return (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{basis ? localized(clearanceYearBasisWords[basis]) : '–'}</td>
                  <td>{money(figure?.incomeKobo)}</td>
                  <td>{money(figure?.taxKobo)}</td>
                  <td>{money(figure?.paidKobo)}</td>
                  <td>{money(figure?.outstandingKobo)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <section aria-label={localized(words.blockers)}>
        <h3>{localized(words.blockers)}</h3>
        {blockers.length === 0 ? (
          <p className="ws-quiet">{localized(words.noBlockers)}</p>
        ) : (
          <ul>
            {blockers.map(({ key, words: says, amountKobo, billReference }) => (
              <li key={key}>
                {localized(says)} {amountKobo !== null && <Money amountKobo={amountKobo} />} {billReference}
              </li>
            ))}
          </ul>
        )}
      </section>
      {rests.length > 0 && (
        <section aria-label={localized(words.rests)}>
          <h3>{localized(words.rests)}</h3>
          <ul>
            {rests.map(({ kind, words: says, year, reference, amountKobo }) => (
              <li key={`${kind} ${year} ${reference}`}>
                {[localized(says), year, reference].filter(Boolean).join(', ')}{' '}
                {amountKobo !== null && <Money amountKobo={amountKobo} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
