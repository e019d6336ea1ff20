import { formatDate } from '@portal/ui';
import { ClearanceStrip } from '@portal/workspace/clearance-figures';
import { FigureGrid, FigureStrip, FigureTile, LgaMapCard, NumbersPage } from '@portal/workspace/numbers';
import { ClassesShare } from '../../classes-share.tsx';
import { MeasuredAndEntered } from '../../measured-and-entered.tsx';
import { settledShareOf } from '../../measures.ts';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import { screens } from '../../screens.ts';
import { useFiscalYear, useStatements } from '../../use-fiscal-year.ts';
import { YearHead } from '../../year-head.tsx';
import { DownloadPage } from './download-page.tsx';
import { IsTheYearSafe } from './is-the-year-safe.tsx';
import '../../governor.css';

/** One page in one minute: is the year safe, and whom to call. */
export function YearDashboard() {
  const messages = useGovernorMessages();
  const query = useFiscalYear();
  const statements = useStatements();
  const year = query.data;
  const before = (value: number | null | undefined) =>
    year && { before: { value, name: messages.sameDays(String(year.year - 1)), more: 'good' as const } };
  const tile = { unit: 'kobo', source: query } as const;
  return (
    <NumbersPage
      head={
        <YearHead title={messages.dashboard} source={query}>
          <DownloadPage />
        </YearHead>
      }
    >
      <div className="gov-page">
        <IsTheYearSafe query={query} />
        <div className="gov-map">
          {year && (
            <LgaMapCard
              asked={{ minDate: `${year.year}-01-01`, maxDate: year.until, against: 'last-year' }}
              span={12}
            />
          )}
        </div>
      </div>
      <FigureStrip label={messages.strip}>
        <FigureTile
          {...tile}
          label={messages.collectedToday}
          means="collected"
          value={year?.today.kobo}
          rows={{ to: screens['collection-analytics'].path, label: messages.byTime }}
        />
        <FigureTile
          {...tile}
          label={messages.thisMonth}
          means="collected"
          value={year?.month.kobo}
          {...before(year?.month.beforeKobo)}
          rows={{ to: screens['collection-analytics'].path, label: messages.byTime }}
        />
        <FigureTile
          {...tile}
          label={messages.thisYear}
          means="collected"
          value={year?.collected.kobo}
          {...before(year?.collected.beforeKobo)}
          rows={{ to: screens['mda-analytics'].path, label: messages.byMda }}
        />
        <FigureTile
          {...tile}
          unit="share"
          label={messages.settledShare}
          value={settledShareOf(year)}
          note={year?.settled ? messages.settledSince(formatDate(year.settled.since)) : messages.notKnown}
          rows={{ to: screens['fiscal-health-analytics'].path, label: messages.toFiscalHealth }}
        />
      </FigureStrip>
      <ClearanceStrip />
      <FigureGrid>
        <ClassesShare classes={year?.classes} source={query} span={6} />
        <MeasuredAndEntered year={query} statements={statements} span={6} />
      </FigureGrid>
    </NumbersPage>
  );
}
