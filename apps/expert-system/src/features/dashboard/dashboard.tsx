import { useApiClient } from '@portal/api-client';
import { getPaying } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import {
  AgeingCard,
  CollectedTrendCard,
  DimensionCard,
  FigureGrid,
  FigureStrip,
  type FiguresAsked,
  FiguresHead,
  FigureTile,
  NumbersPage,
  reportAddress,
  shortFigure,
  TimeToPayCard,
  useFiguresAddress,
  useSummary,
} from '@portal/workspace/numbers';
import { Suspense } from 'react';
import { reports } from '../../paths.ts';
import { texts } from './texts.ts';

/** Below the bills and after them: the first picture does not wait for it. */
const InterfaceCards = lazyPart(async () => (await import('./interface-cards.tsx')).InterfaceCards);

/** How the bills of an expert system fare: raised, paid, how soon, and what is about to expire. */
export function Dashboard() {
  const localized = useLocalized();
  const address = useFiguresAddress('month');
  const { asked, filters } = address;
  const summary = useSummary(asked);
  const card = { asked, reports } as const;
  return (
    <NumbersPage
      head={
        <FiguresHead
          title={localized(texts.title)}
          address={address}
          asOf={summary.data?.asOf}
          error={summary.error}
          filters={['engineCodeId']}
        />
      }
    >
      <Strip asked={asked} summary={summary} />
      <FigureGrid>
        <CollectedTrendCard {...card} span={7} />
        <TimeToPayCard {...card} span={5} />
        <DimensionCard {...card} by="head" span={7} />
        <AgeingCard asked={filters} reports={reports} span={5} />
        <DimensionCard {...card} by="engine-code" as="share" span={7} />
        <DimensionCard {...card} by="channel" as="share" span={5} />
      </FigureGrid>
      <Suspense fallback={null}>
        <InterfaceCards />
      </Suspense>
    </NumbersPage>
  );
}

interface StripProps {
  readonly asked: FiguresAsked;
  readonly summary: ReturnType<typeof useSummary>;
}

function Strip({ asked, summary }: StripProps) {
  const { data } = summary;
  const localized = useLocalized();
  const language = useLanguage();
  const paying = usePaying(asked);
  const count = (value: number | undefined) => shortFigure(value ?? 0, 'count', language);
  const { billed, paid, open, expiring } = paying.data ?? {};
  return (
    <FigureStrip label={localized(texts.today)}>
      <FigureTile
        label={localized(texts.raised)}
        means="billed"
        value={data?.billed?.kobo}
        unit="kobo"
        source={summary}
        rows={{
          to: reportAddress(reports.invoices, asked, { status: 'billed' }),
          label: `${count(data?.billed?.count)} ${localized(texts.bills)}`,
        }}
      />
      <FigureTile
        label={localized(texts.collected)}
        means="collected"
        value={data?.collected.kobo}
        unit="kobo"
        source={summary}
        rows={{
          to: reportAddress(reports.collections, asked),
          label: `${count(data?.collected.count)} ${localized(texts.receipts)}`,
        }}
        afterClosing={{
          figure: data?.afterClosing,
          to: reportAddress(reports.collections, asked, { booked: 'after-closing' }),
        }}
      />
      <FigureTile
        label={localized(texts.paidShare)}
        value={billed && billed.count > 0 && paid ? paid.count / billed.count : null}
        unit="share"
        source={paying}
        note={localized(texts.ofThem)}
        rows={{
          to: reportAddress(reports.invoices, asked, { status: 'paid' }),
          label: `${count(paid?.count)} ${localized(texts.bills)}`,
        }}
      />
      <FigureTile
        label={localized(texts.open)}
        value={open?.kobo}
        unit="kobo"
        source={paying}
        rows={{
          to: reportAddress(reports.invoices, asked, { status: 'unpaid' }),
          label: `${count(open?.count)} ${localized(texts.bills)}`,
        }}
      />
      <FigureTile
        label={localized(texts.expiring)}
        value={expiring?.kobo}
        unit="kobo"
        source={paying}
        note={
          expiring?.count === 0
            ? localized(texts.nothingExpires)
            : `${count(expiring?.count)} ${localized(texts.bills)}`
        }
      />
    </FigureStrip>
  );
}

function usePaying(asked: FiguresAsked) {
  const api = useApiClient();
  const { against: _against, ...query } = asked;
  return useQuery({
    queryKey: ['reports', 'paying', query],
    queryFn: ({ signal }) => api(getPaying, { query }, signal),
    placeholderData: keepPreviousData,
  });
}
