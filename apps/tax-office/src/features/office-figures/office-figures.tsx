import { lagosDay } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import {
  AsOf,
  FigureStrip,
  FigureTile,
  percent,
  periodName,
  reportAddress,
  shortFigure,
  useFreshFigures,
  usePayers,
  useSpokenPeriod,
  useSummary,
} from '@portal/workspace/numbers';
import { texts } from './texts.ts';

const reports = {
  invoices: '/tax-area-office/invoice-reports',
  collections: '/tax-area-office/collection-reports',
} as const;

/** What came in this month against the same days of the month before, each figure the way to its rows. */
export function OfficeFigures() {
  useFreshFigures();
  const localized = useLocalized();
  const language = useLanguage();
  const today = lagosDay(Date.now());
  const asked = { minDate: `${today.slice(0, 7)}-01`, maxDate: today, against: 'previous' } as const;
  const summary = useSummary(asked);
  const payers = usePayers({ ...asked, minDate: `${today.slice(0, 4)}-01-01` });
  const { billed, collected, outstanding, previous } = summary.data ?? {};
  const before = previous && periodName(previous.period, language);
  const many = (count: number | undefined, of: (typeof texts)['bills' | 'receipts']) =>
    `${shortFigure(count ?? 0, 'count', language)} ${localized(of)}`;
  const spoken = useSpokenPeriod();
  const tile = { unit: 'kobo', source: summary } as const;
  const stage = (of: string) => payers.data?.stages.find((one) => one.stage === of)?.count;
  const [registered, paying] = [stage('registered'), stage('paying')];
  return (
    <>
      <p className="wn-as-of">
        <AsOf asOf={summary.data?.asOf} error={summary.error ?? payers.error} />
      </p>
      <FigureStrip label={localized(texts.figures)} period={spoken(asked, undefined)}>
        <FigureTile
          {...tile}
          label={localized(texts.collected)}
          means="collected"
          value={collected?.kobo}
          {...(before && { before: { value: previous?.collected.kobo, name: before, more: 'good' } })}
          rows={{ to: reportAddress(reports.collections, asked), label: many(collected?.count, texts.receipts) }}
        />
        <FigureTile
          {...tile}
          label={localized(texts.billed)}
          means="billed"
          value={billed?.kobo}
          {...(before && { before: { value: previous?.billed?.kobo, name: before, more: 'neutral' } })}
          rows={{
            to: reportAddress(reports.invoices, asked, { status: 'billed' }),
            label: many(billed?.count, texts.bills),
          }}
        />
        <FigureTile
          {...tile}
          label={localized(texts.outstanding)}
          means="outstanding"
          value={outstanding?.kobo}
          rows={{
            to: reportAddress(reports.invoices, asked, { status: 'outstanding' }),
            label: many(outstanding?.count, texts.bills),
          }}
        />
        <FigureTile
          unit="count"
          source={payers}
          label={`${localized(texts.paying)} ${today.slice(0, 4)}`}
          value={paying}
          note={
            registered !== undefined && registered > 0 && paying !== undefined
              ? `${percent(paying / registered)} ${localized(texts.registered)}`
              : undefined
          }
        />
      </FigureStrip>
    </>
  );
}
