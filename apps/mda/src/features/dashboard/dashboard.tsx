import { useLanguage, useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import {
  AgeingCard,
  CollectedTrendCard,
  DimensionCard,
  FigureGrid,
  FigureStrip,
  FiguresHead,
  FigureTile,
  NumbersPage,
  percent,
  periodName,
  reportAddress,
  shortFigure,
  useFiguresAddress,
  useSummary,
} from '@portal/workspace/numbers';
import type { ReactNode } from 'react';
import { paths, reports } from '../../paths.ts';
import { screens } from '../../screens.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import { TargetTile } from './target-tile.tsx';

export interface DashboardProps {
  /** What a clerk does here: check a paper, today's list. */
  readonly counter: ReactNode;
}

/** What the MDA raised, what came in and what is owed; above it what the counter needs now. */
export function Dashboard({ counter }: DashboardProps) {
  const messages = useDashboardMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const address = useFiguresAddress('month');
  const { asked, filters } = address;
  const summary = useSummary(asked);
  const { billed, collected, outstanding, underReview, previous } = summary.data ?? {};
  const before = previous && periodName(previous.period, language);
  const count = (value: number | undefined) => shortFigure(value ?? 0, 'count', language);
  const bills = (status: string) => reportAddress(reports.invoices, asked, { status });
  const tile = { unit: 'kobo', source: summary } as const;
  const card = { asked, reports } as const;
  return (
    <NumbersPage
      head={
        <FiguresHead
          title={messages.title}
          address={address}
          asOf={summary.data?.asOf}
          error={summary.error}
          tools={
            <>
              <LinkButton size="sm" variant="secondary" to={paths.clearanceCheck}>
                {localized(screens['clearance-check'].title)}
              </LinkButton>
              <LinkButton size="sm" to={paths.newBill}>
                {messages.newBill}
              </LinkButton>
            </>
          }
        />
      }
    >
      {counter}
      <FigureStrip label={messages.figures}>
        <TargetTile />
        <FigureTile
          {...tile}
          label={messages.raised}
          means="billed"
          value={billed?.kobo}
          {...(before && { before: { value: previous?.billed?.kobo, name: before, more: 'neutral' } })}
          rows={{ to: bills('billed'), label: messages.bills(count(billed?.count)) }}
        />
        <FigureTile
          {...tile}
          label={messages.collected}
          means="collected"
          value={collected?.kobo}
          {...(before && { before: { value: previous?.collected.kobo, name: before, more: 'good' } })}
          rows={{ to: reportAddress(reports.collections, asked), label: messages.receipts(count(collected?.count)) }}
          afterClosing={{
            figure: summary.data?.afterClosing,
            to: reportAddress(reports.collections, asked, { booked: 'after-closing' }),
          }}
        />
        <FigureTile
          {...tile}
          label={messages.outstanding}
          means="outstanding"
          value={outstanding?.kobo}
          note={
            outstanding && billed && billed.kobo > 0
              ? messages.ofRaised(percent(outstanding.kobo / billed.kobo))
              : undefined
          }
          rows={{ to: bills('outstanding'), label: messages.bills(count(outstanding?.count)) }}
        />
        <FigureTile
          {...tile}
          label={messages.underReview}
          means="underReview"
          value={underReview?.kobo}
          note={messages.notCollected(count(underReview?.count))}
        />
      </FigureStrip>
      <FigureGrid>
        <CollectedTrendCard {...card} span={7} />
        <AgeingCard asked={filters} reports={reports} span={5} />
        <DimensionCard {...card} by="head" span={7} />
        <DimensionCard {...card} by="channel" as="share" span={5} />
      </FigureGrid>
    </NumbersPage>
  );
}
