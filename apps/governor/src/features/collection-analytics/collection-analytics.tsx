import { useLanguage } from '@portal/platform';
import {
  CollectedTrendCard,
  DimensionCard,
  FigureGrid,
  FiguresHead,
  groupingOf,
  HeatCard,
  LgaMapCard,
  NumbersPage,
  periodName,
  useFiguresAddress,
  useSummary,
} from '@portal/workspace/numbers';
import { ClassesShare } from '../../classes-share.tsx';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import { PayersByMonth } from '../../payers-by-month.tsx';
import { useClasses } from '../../use-classes.ts';
import { useFiscalYear } from '../../use-fiscal-year.ts';
import '../../governor.css';

/** Widen the base or press arrears: by class, place, channel and hour, new against returning payers. */
export function CollectionAnalytics() {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const address = useFiguresAddress('year');
  // Totals know one thing at a time: nothing is chosen, only the days.
  const { minDate, maxDate, against } = address.asked;
  const asked = { minDate, maxDate, against };
  const summary = useSummary(asked);
  const classes = useClasses(asked);
  const year = useFiscalYear();
  return (
    <NumbersPage
      head={
        <FiguresHead
          title={messages.collectionAnalytics}
          address={address}
          asOf={summary.data?.asOf}
          error={summary.error}
          filters={[]}
        />
      }
    >
      {summary.data && (
        <p className="gov-refused">
          {messages.wholeMonths(periodName(summary.data.period, language))} {messages.withheld}
        </p>
      )}
      <FigureGrid>
        {/* Months are told whole, weeks only where each of their days is. */}
        <CollectedTrendCard asked={asked} by={groupingOf(asked) === 'day' ? 'day' : 'month'} span={7} />
        <DimensionCard asked={asked} by="channel" as="share" span={5} />
        <LgaMapCard asked={asked} span={7} />
        <ClassesShare classes={classes.data?.rows} source={classes} span={5} />
        <HeatCard asked={asked} span={7} />
        <DimensionCard asked={asked} by="category" as="share" span={5} />
        <PayersByMonth query={year} span={6} />
        <DimensionCard asked={asked} by="head" span={6} />
      </FigureGrid>
    </NumbersPage>
  );
}
