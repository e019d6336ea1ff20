import { monthName, shortMonthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { FigureCard, percent } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { useFiscalYear } from '../../use-fiscal-year.ts';

/** How much the ten, fifty and hundred largest payers bring, month by month; nobody is named. */
export function Concentration({ query }: { readonly query: ReturnType<typeof useFiscalYear> }) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const counted = query.data?.payers ?? [];
  const months = counted.flatMap(({ month, kobo, top10Kobo, top50Kobo, top100Kobo }) =>
    top10Kobo === null || top50Kobo === null || top100Kobo === null
      ? []
      : [{ month, kobo, top10Kobo, top50Kobo, top100Kobo }],
  );
  const newest = months.at(-1);
  return (
    <FigureCard
      title={messages.concentration}
      note={messages.concentrationNote}
      source={query}
      span={5}
      empty={counted.length > 0 ? messages.topWithheld : messages.noPayers}
      chart={
        query.data && {
          kind: 'stack',
          unit: 'kobo',
          names: { row: messages.month },
          parts: [messages.topOf('10'), messages.topOf('11–50'), messages.topOf('51–100'), messages.rest],
          rows: months.map(({ month, kobo, top10Kobo, top50Kobo, top100Kobo }) => ({
            label: shortMonthName(Number(month.slice(5, 7)), language),
            values: [top10Kobo, top50Kobo - top10Kobo, top100Kobo - top50Kobo, kobo - top100Kobo],
          })),
        }
      }
      sentence={
        newest && newest.kobo > 0
          ? {
              finding: messages.concentrationSay(
                percent(newest.top10Kobo / newest.kobo),
                monthName(Number(newest.month.slice(5, 7)), language),
              ),
            }
          : undefined
      }
    />
  );
}
