import { problemOf } from '@portal/api-client';
import { Button, LoadFailure, Sheet, Skeleton } from '@portal/ui';
import { SwitchedOff } from '@portal/workspace/forms';
import { useState } from 'react';
import { readKeptSchedule } from '../../schedule-files/kept-schedule.ts';
import { FileNil } from './file-nil.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { usePayeSchedule } from './paye.queries.ts';
import { keptAs, PayeEntry } from './paye-entry.tsx';
import { ScheduleView } from './schedule-view.tsx';

/** What is filed or prepared for a month, and the way to give it. */
export function MonthPage({ month }: { readonly month: string }) {
  const messages = usePayeMessages();
  const found = usePayeSchedule(month);
  // Somebody was giving it when the page was loaded again.
  const [isGiving, setGiving] = useState(() => readKeptSchedule(keptAs(month)) !== undefined);
  if (found.isPending) return <Skeleton height={240} />;
  if (found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.scheduleFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  const { schedule } = found.data;
  if (isGiving || !schedule)
    return (
      <Sheet aria-labelledby="paye-give" className="schedule-stack">
        <h2 id="paye-give" className="ui-heading">
          {messages.newSchedule}
        </h2>
        <SwitchedOff feature="paye" />
        {schedule?.state === 'filed' && <p>{messages.amendText}</p>}
        <PayeEntry month={month} leftOut={schedule?.leftOut ?? []} onSaved={() => setGiving(false)} />
        {(schedule === null || (schedule.state === 'draft' && schedule.version === 1)) && (
          <FileNil month={month} hasDraft={schedule !== null} onFiled={() => setGiving(false)} />
        )}
        {schedule && (
          <Button variant="quiet" onClick={() => setGiving(false)}>
            {messages.cancel}
          </Button>
        )}
      </Sheet>
    );
  return (
    <>
      {schedule.state !== 'filed' && <SwitchedOff feature="paye" />}
      <ScheduleView schedule={schedule} />
      <div>
        <Button variant="secondary" onClick={() => setGiving(true)}>
          {schedule.state === 'filed' ? messages.amend : messages.replace}
        </Button>
      </div>
    </>
  );
}
