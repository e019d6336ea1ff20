import { problemOf } from '@portal/api-client';
import { useSession } from '@portal/auth';
import { LoadFailure, Page, Sheet, Skeleton } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { partOfDay } from './days.ts';
import { Deadlines } from './deadlines.tsx';
import { FirstVisit } from './first-visit.tsx';
import { LastReceipts } from './last-receipts.tsx';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import { NextDuties } from './next-duties.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { Owed, type OwedProps } from './owed.tsx';
import { PaidThisYear } from './paid-this-year.tsx';
import { useAccountSummary } from './use-account-summary.ts';
import './dashboard.css';

export interface DashboardProps extends Pick<OwedProps, 'PayAllDue'> {
  /** What is under way at offices, with its clocks; nothing when nothing is. */
  readonly requests: ReactNode;
  /** What only this kind of taxpayer has to look after. */
  readonly kind: ReactNode;
}

/** In one look: what is owed and by when, what was paid, and what is under way (spec §2.8). */
export function Dashboard({ requests, kind, PayAllDue }: DashboardProps) {
  const messages = useDashboardMessages();
  const { session } = useSession();
  const summary = useAccountSummary();
  const [greeting] = useState(() => partOfDay(Date.now()));
  const { tpui, firstName, lastName } = session?.user ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Page title={messages.greetings[greeting]} lead={[tpui, name].filter(Boolean).join(' · ')}>
      {summary.isPending && <Skeleton height={320} role="status" aria-label={messages.loading} />}
      {summary.isError && (
        <Sheet>
          <LoadFailure
            problem={problemOf(summary.error)}
            message={messages.failed}
            onRetry={() => summary.refetch()}
            isRetrying={summary.isFetching}
          />
        </Sheet>
      )}
      {summary.data &&
        (summary.data.bills === 0 ? (
          <>
            <FirstVisit />
            <NextDuties />
            {kind}
            {requests}
          </>
        ) : (
          <div className="dash">
            <Owed summary={summary.data} PayAllDue={PayAllDue} />
            <div className="dash-main">
              <Deadlines summary={summary.data} />
              <LastReceipts summary={summary.data} />
            </div>
            <div className="dash-side">
              <NextDuties />
              {kind}
              {requests}
              <OnItsWay summary={summary.data} />
              <PaidThisYear summary={summary.data} />
            </div>
          </div>
        ))}
    </Page>
  );
}
