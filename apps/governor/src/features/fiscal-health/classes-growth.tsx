import { revenueClasses } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { changeOf, changeWords, FigureCard, shortNaira } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { useFiscalYear } from '../../use-fiscal-year.ts';

/** The nine classes, with last year's same days as a mark on each bar. */
export function ClassesGrowth({ query }: { readonly query: ReturnType<typeof useFiscalYear> }) {
  const messages = useGovernorMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const classes = query.data?.classes.filter(({ kobo, beforeKobo }) => kobo !== 0 || (beforeKobo ?? 0) !== 0) ?? [];
  const moved = classes
    .flatMap(({ beforeKobo, ...one }) => (one.class === null || beforeKobo === null ? [] : { ...one, beforeKobo }))
    .sort((a, b) => b.kobo - b.beforeKobo - (a.kobo - a.beforeKobo));
  const [up] = moved;
  const down = moved.at(-1);
  const naira = (kobo: number) => shortNaira(Math.abs(kobo), language);
  const name = (one: Pick<(typeof classes)[number], 'class'>) =>
    one.class === null ? messages.fewPayers : localized(revenueClasses[one.class]);
  return (
    <FigureCard
      title={messages.classesGrowth}
      source={query}
      span={7}
      chart={
        query.data && {
          kind: 'bars',
          unit: 'kobo',
          names: {
            row: messages.class,
            value: messages.collected,
            extra: messages.growth,
            target: messages.sameDays(String(query.data.year - 1)),
          },
          rows: classes.map((one) => {
            const growth = changeOf(one.kobo, one.beforeKobo);
            return {
              label: name(one),
              value: one.kobo,
              ...(one.beforeKobo !== null && { target: one.beforeKobo }),
              extra:
                growth === undefined
                  ? { text: one.beforeKobo === null ? '' : messages.isNew }
                  : {
                      text: `${growth < 0 ? '▼' : '▲'} ${changeWords(growth)}`,
                      tone: growth < 0 ? ('bad' as const) : ('good' as const),
                    },
            };
          }),
        }
      }
      sentence={
        up && up.kobo > up.beforeKobo
          ? {
              finding: messages.grewMost(name(up), naira(up.kobo - up.beforeKobo)),
              more:
                down && down.kobo < down.beforeKobo
                  ? messages.fellMost(name(down), naira(down.kobo - down.beforeKobo))
                  : undefined,
            }
          : undefined
      }
    />
  );
}
