import { theBeginning } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { isOfPayments, useAgeing } from '../data/use-figures.ts';
import { FigureCard } from '../figure/figure-card.tsx';
import { percent, shortFigure, shortNaira } from '../format.ts';
import { type FiguresAsked, type FiguresFilters, reportAddress } from '../head/use-figures-address.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { ReportPaths } from './card-props.ts';

export interface AgeingCardProps {
  /** All filters of its page: its query and its links have the same. */
  readonly asked: FiguresFilters;
  readonly span?: 4 | 5 | 6 | 7 | 8 | 12;
  /** Where the rows of an age are; without, they lead nowhere. */
  readonly reports?: ReportPaths;
}

const dayMs = 86_400_000;
/** Where an age begins, in days; the arrears of the reports. */
const ages = [0, 31, 91, 181, 366, 1096, 2191] as const;
const oldFrom = 91;

/** What is owed by how long ago it was billed, as it was on the last morning. */
export function AgeingCard({ asked, span = 5, reports }: AgeingCardProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const query = useAgeing(asked);
  const isUnknown = isOfPayments(asked);
  const { takenOn, isOfNow, rows = [] } = (isUnknown ? undefined : query.data) ?? {};
  const rowsOf = (issued: Issued) =>
    reports?.invoices && reportAddress(reports.invoices, { ...asked, ...issued }, { status: 'outstanding' });
  const total = rows.reduce((sum, { kobo }) => sum + kobo, 0);
  const old = rows.filter(({ fromDays }) => (fromDays ?? 0) >= oldFrom).reduce((sum, { kobo }) => sum + kobo, 0);
  const few = rows.find(({ fromDays }) => fromDays === null);
  const sixYears = rows.find(({ fromDays }) => fromDays === ages.at(-1))?.count ?? 0;
  return (
    <FigureCard
      title={messages.unpaidByAge}
      note={takenOn && (isOfNow ? messages.ofNow : messages.morningOf(formatDate(takenOn)))}
      aside={total > 0 ? shortNaira(total, language) : undefined}
      source={isUnknown ? { ...query, isPending: false } : query}
      span={span}
      empty={isUnknown ? messages.notOfPayments : takenOn === null ? messages.noMorning : messages.nothingOwed}
      chart={
        takenOn && total > 0
          ? {
              kind: 'bars',
              unit: 'kobo',
              names: { row: messages.age, value: messages.owed, extra: messages.bills },
              rows: [
                ...ages.flatMap((fromDays, index) => {
                  const row = rows.find((one) => one.fromDays === fromDays);
                  // Part of what is told together.
                  if (!row && few) return [];
                  return {
                    label: messages.ages[index] ?? '',
                    value: row?.kobo ?? 0,
                    extra: { text: shortFigure(row?.count ?? 0, 'count', language) },
                    isPale: fromDays < oldFrom,
                    to: row && rowsOf(issuedOf(takenOn, index)),
                  };
                }),
                ...(few
                  ? [
                      {
                        label: messages.otherAges,
                        value: few.kobo,
                        extra: { text: shortFigure(few.count, 'count', language) },
                      },
                    ]
                  : []),
              ],
            }
          : undefined
      }
      sentence={
        // How old the others are is not told.
        few
          ? undefined
          : {
              finding: messages.olderShare(percent(total > 0 ? old / total : 0)),
              more: sixYears > 0 ? messages.olderThanSixYears(shortFigure(sixYears, 'count', language)) : undefined,
            }
      }
    />
  );
}

type Issued = Pick<FiguresAsked, 'minDate' | 'maxDate'>;

/** The days of issue of an age, seen from the day it was taken. */
function issuedOf(takenOn: string, index: number): Issued {
  const before = (days: number) => new Date(Date.parse(takenOn) - days * dayMs).toISOString().slice(0, 10);
  const next = ages[index + 1];
  return { minDate: next === undefined ? theBeginning : before(next - 1), maxDate: before(ages[index] ?? 0) };
}
