import { useApiClient } from '@portal/api-client';
import { getReconciliation } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import {
  FigureStrip,
  type FiguresAsked,
  FigureTile,
  percent,
  periodName,
  reportAddress,
  shortFigure,
  type usePayers,
  type useSummary,
} from '@portal/workspace/numbers';
import { reports } from '../../paths.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';

export interface DashboardStripProps {
  readonly asked: FiguresAsked;
  readonly summary: ReturnType<typeof useSummary>;
  readonly payers: ReturnType<typeof usePayers>;
  readonly register: string | undefined;
}

/** Invoices raised, collected, outstanding, under review, settlement pending, registered taxpayers. */
export function DashboardStrip({ asked, summary, payers, register }: DashboardStripProps) {
  const messages = useDashboardMessages();
  const language = useLanguage();
  const { billed, collected, outstanding, underReview, previous } = summary.data ?? {};
  const before = previous && periodName(previous.period, language);
  const count = (value: number | undefined) => shortFigure(value ?? 0, 'count', language);
  const bills = (status: string) => reportAddress(reports.invoices, asked, { status });
  // Money held is of whatever day, and known by its bill: neither days nor channels narrow it.
  const { minDate: _min, maxDate: _max, pcId: _channel, pgId: _gateway, ...ofBills } = asked;
  const undecided = reportAddress(reports.underReview, ofBills, { status: 'undecided' });
  const registered = payers.data?.stages[0]?.count;
  const noBills = billed === null ? messages.notOfPayments : undefined;
  return (
    <FigureStrip label={messages.today}>
      <FigureTile
        label={messages.raised}
        means="billed"
        value={billed?.kobo}
        unit="kobo"
        source={summary}
        {...(before && { before: { value: previous?.billed?.kobo, name: before, more: 'neutral' } })}
        note={noBills}
        rows={{ to: bills('billed'), label: messages.bills(count(billed?.count)) }}
      />
      <FigureTile
        label={messages.collected}
        means="collected"
        value={collected?.kobo}
        unit="kobo"
        source={summary}
        {...(before && { before: { value: previous?.collected.kobo, name: before, more: 'good' } })}
        rows={{ to: reportAddress(reports.collections, asked), label: messages.receipts(count(collected?.count)) }}
        afterClosing={{
          figure: summary.data?.afterClosing,
          to: reportAddress(reports.collections, asked, { booked: 'after-closing' }),
        }}
      />
      <FigureTile
        label={messages.outstanding}
        means="outstanding"
        value={outstanding?.kobo}
        unit="kobo"
        source={summary}
        note={
          outstanding && billed && billed.kobo > 0
            ? messages.ofBilled(percent(outstanding.kobo / billed.kobo))
            : noBills
        }
        rows={{ to: bills('outstanding'), label: messages.bills(count(outstanding?.count)) }}
      />
      <FigureTile
        label={messages.underReview}
        means="underReview"
        value={underReview?.kobo}
        unit="kobo"
        source={summary}
        note={noBills ?? messages.notCollected}
        rows={{ to: undecided, label: messages.cases(count(underReview?.count)) }}
      />
      <PendingTile asked={asked} />
      <FigureTile
        label={messages.registered}
        means="registered"
        value={registered}
        unit="count"
        source={payers}
        note={
          registered === undefined
            ? undefined
            : messages.newOnes(count(registered - (payers.data?.registeredBefore ?? 0)))
        }
        rows={register ? { to: register, label: messages.all } : undefined}
      />
    </FigureStrip>
  );
}

/** What providers took and no list of theirs paid over: of the whole state, whatever the period. */
function PendingTile({ asked }: Pick<DashboardStripProps, 'asked'>) {
  const messages = useDashboardMessages();
  const language = useLanguage();
  const api = useApiClient();
  const { minDate: _min, maxDate: _max, against: _against, ...narrowing } = asked;
  const isWhole = Object.values(narrowing).every((value) => value === undefined || value === '');
  const source = useQuery({
    queryKey: ['reconciliation'],
    queryFn: ({ signal }) => api(getReconciliation, {}, signal),
    enabled: isWhole,
  });
  const { data } = source;
  if (!isWhole)
    return (
      <FigureTile
        label={messages.settlement}
        value={undefined}
        source={undefined}
        unit="kobo"
        note={messages.wholeState}
      />
    );
  return (
    <FigureTile
      label={messages.settlement}
      means="settlementPending"
      value={data?.pendingKobo}
      unit="kobo"
      source={source}
      note={
        data && data.overdueKobo > 0
          ? messages.overdue(shortFigure(data.overdueKobo, 'kobo', language))
          : messages.pendingOn
      }
      rows={{ to: reports.awaited, label: messages.awaited }}
    />
  );
}
