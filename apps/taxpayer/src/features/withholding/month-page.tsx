import { messageFrom, problemOf } from '@portal/api-client';
import {
  type WithholdingPayer,
  type WithholdingSchedule,
  withholdingPayerIds,
  withholdingPayers,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, LoadFailure, Notice, Sheet, Skeleton } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { SwitchedOff } from '@portal/workspace/forms';
import { useState } from 'react';
import { readKeptSchedule } from '../../schedule-files/kept-schedule.ts';
import { AddPayment } from './add-payment.tsx';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { rowOf } from './row-of.ts';
import { ScheduleView } from './schedule-view.tsx';
import { useSaveDraft, useWithholdingSchedule } from './withholding.queries.ts';
import { keptAs, WithholdingEntry } from './withholding-entry.tsx';

/** What is filed or prepared for a month, and the ways to give it. */
export function MonthPage({ month }: { readonly month: string }) {
  const messages = useWithholdingMessages();
  const found = useWithholdingSchedule(month);
  if (found.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.scheduleFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  return <Month month={month} schedule={found.data.schedule} />;
}

interface MonthProps {
  readonly month: string;
  readonly schedule: WithholdingSchedule | null;
}

function Month({ month, schedule }: MonthProps) {
  const messages = useWithholdingMessages();
  const localized = useLocalized();
  const save = useSaveDraft(month);
  const [chosen, setChosen] = useState<WithholdingPayer>();
  // Somebody was giving it when the page was loaded again.
  const [isGiving, setGiving] = useState(() => readKeptSchedule(keptAs(month)) !== undefined);
  const [isAdding, setAdding] = useState(false);
  const payer = chosen ?? schedule?.payer ?? 'company';
  const rows = (schedule?.lines ?? []).map(rowOf);
  const isFiled = schedule?.state === 'filed';

  function choose(next: WithholdingPayer) {
    setChosen(next);
    // A draft is computed again at once; what is filed stays until it is amended.
    if (schedule && !isFiled) save.mutate({ payer: next, rows });
  }

  return (
    <>
      {schedule && (
        <ScheduleView
          schedule={schedule}
          isSaving={save.isPending}
          onRemove={(at) => save.mutate({ payer, rows: rows.filter((_, index) => index !== at) })}
        />
      )}
      {save.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(save.error, messages.saveFailed)}</p>
        </Notice>
      )}
      <Sheet aria-labelledby="withholding-give" className="schedule-stack">
        <h2 id="withholding-give" className="ui-heading">
          {isFiled ? messages.amend : messages.give}
        </h2>
        <SwitchedOff feature="withholding" />
        <p className="schedule-quiet">{isFiled ? messages.amendText : messages.giveText}</p>
        <SelectField
          label={messages.payer}
          description={messages.payerText}
          value={payer}
          data={withholdingPayerIds.map((value) => ({ value, label: localized(withholdingPayers[value]) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value as WithholdingPayer)}
        />
        {isGiving ? (
          <>
            {rows.length > 0 && <p>{messages.replaceText}</p>}
            <WithholdingEntry
              month={month}
              payer={payer}
              leftOut={schedule?.leftOut ?? []}
              onSaved={() => setGiving(false)}
            />
            <Button variant="quiet" onClick={() => setGiving(false)}>
              {messages.close}
            </Button>
          </>
        ) : (
          <div className="ui-page-actions">
            <Button variant={schedule ? 'secondary' : 'primary'} onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
            <Button variant="secondary" onClick={() => setGiving(true)}>
              {rows.length > 0 ? messages.replace : messages.giveFile}
            </Button>
          </div>
        )}
      </Sheet>
      {isAdding && <AddPayment month={month} payer={payer} rows={rows} onClose={() => setAdding(false)} />}
    </>
  );
}
