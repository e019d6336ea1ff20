import { monthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { FigureState, percent, shortFigure, shortNaira } from '@portal/workspace/numbers';
import { enteredFacts } from './entered-facts.ts';
import { arrearsOf, outturnOf, settledShareOf, shareOf } from './measures.ts';
import { useGovernorMessages } from './messages/use-governor-messages.ts';
import type { useFiscalYear, useStatements } from './use-fiscal-year.ts';

export interface MeasuredAndEnteredProps {
  readonly year: ReturnType<typeof useFiscalYear>;
  readonly statements: ReturnType<typeof useStatements>;
  readonly span: 5 | 6 | 12;
}

/** Left what this portal measured, right what was entered by hand with office, day and document. Unknown stays blank. */
export function MeasuredAndEntered({ year: measured, statements, span }: MeasuredAndEnteredProps) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const year = measured.data;
  const newest = year?.payers.at(-1);
  const month = newest && messages.newestMonth(monthName(Number(newest.month.slice(5, 7)), language));
  const asShare = (share: number | undefined) => (share === undefined ? undefined : percent(share));
  const part = (value: number | null | undefined, whole: number | undefined) => asShare(shareOf(value, whole));
  const { settled, served } = year ?? {};
  const { ratio, oldShare, band } = arrearsOf(year);
  const outturn = outturnOf(year);
  const days = settled?.medianDays ?? undefined;
  const facts: readonly (readonly [label: string, value: string | undefined, note?: string | undefined])[] = [
    [
      messages.settledShare,
      asShare(settledShareOf(year)),
      settled ? messages.settledSince(formatDate(settled.since)) : undefined,
    ],
    [messages.daysToBank, days === undefined ? undefined : messages.days(Math.round(days * 2) / 2)],
    [
      messages.servedShare,
      part(served?.served, served?.receipts),
      served ? messages.servedSince(formatDate(served.since)) : undefined,
    ],
    [
      messages.outturn,
      outturn.shares.length === 0
        ? undefined
        : outturn.shares.map(({ year: of, share }) => `${of}: ${percent(share)}`).join(', '),
      outturn.band && messages.outturnBand(outturn.band),
    ],
    [messages.arrearsRatio, asShare(ratio), band && messages.pefaBand(band)],
    [messages.oldArrears, asShare(oldShare)],
    [messages.paidOfBilled, part(year?.collected.kobo, year?.billed.kobo)],
    [messages.topTen, part(newest?.top10Kobo, newest?.kobo), month],
    [messages.newPayers, newest && shortFigure(newest.newPayers, 'count', language), month],
  ];
  return (
    <section className="wn-card gov-facts" data-span={span}>
      <div>
        <h3>{messages.measured}</h3>
        {year ? (
          <dl>
            {facts.map(([label, value, note]) => (
              <Fact
                key={label}
                label={note && value ? `${label} ${note}` : label}
                value={value}
                blank={messages.notKnown}
              />
            ))}
          </dl>
        ) : (
          <FigureState title={messages.measured} source={measured} empty={messages.notKnown} />
        )}
      </div>
      <div>
        <h3>{messages.entered}</h3>
        {statements.data ? (
          <dl>
            {enteredFacts(statements.data, year?.collected.kobo).map(({ key, value, unit, statement }) => (
              <Fact
                key={key}
                label={messages[key]}
                value={value === undefined ? undefined : unit === 'kobo' ? shortNaira(value, language) : percent(value)}
                blank={messages.notEntered}
                source={
                  statement && messages.statedBy(statement.office, formatDate(statement.statedOn), statement.document)
                }
              />
            ))}
          </dl>
        ) : (
          <FigureState title={messages.entered} source={statements} empty={messages.notEntered} />
        )}
      </div>
    </section>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly blank: string;
  readonly source?: string | undefined;
}

function Fact({ label, value, blank, source }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-blank={value === undefined || undefined}>{value ?? blank}</dd>
      {source && <dd className="gov-source">{source}</dd>}
    </>
  );
}
