import { problemOf } from '@portal/api-client';
import {
  type WithholdingPayer,
  type WithholdingSchedule,
  withholdingClasses,
  withholdingPayees,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import { LoadFailure, Skeleton, showToast } from '@portal/ui';
import { useMemo } from 'react';
import type { States } from '../../schedule-files/cells.ts';
import { fromLeftOut, toLeftOut } from '../../schedule-files/left-out.ts';
import { MendRows } from '../../schedule-files/mend-rows.tsx';
import { type MendedList, ScheduleEntry } from '../../schedule-files/schedule-entry.tsx';
import { judgeRows } from './judge-rows.ts';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { type WithholdingColumn, withholdingSchedule } from './schedule-columns.ts';
import { useRememberColumns, useSaveDraft, useWithholdingColumns } from './withholding.queries.ts';

interface WithholdingEntryProps {
  readonly month: string;
  readonly payer: WithholdingPayer;
  /** Of the schedule as it stands. */
  readonly leftOut: WithholdingSchedule['leftOut'];
  readonly onSaved: () => void;
}

/** The payments of a month from a file or pasted rows, mended and saved. */
export function WithholdingEntry(props: WithholdingEntryProps) {
  const messages = useWithholdingMessages();
  const states = useLookup('states');
  const remembered = useWithholdingColumns();
  const remember = useRememberColumns();
  const { month, leftOut } = props;
  const before = useMemo(() => fromLeftOut(withholdingSchedule, leftOut), [leftOut]);
  return (
    <ScheduleEntry
      kind={withholdingSchedule}
      fileName="withholding"
      columnNames={messages.columns}
      map={remembered.data?.headings ?? {}}
      onRemember={(map) => remember.mutate(map)}
      keptAs={keptAs(month)}
      leftOut={before}
      mend={(list) => {
        if (states.data) return <MendPayments {...props} list={list} states={states.data} />;
        if (!states.isError) return <Skeleton height={160} />;
        return (
          <LoadFailure
            problem={problemOf(states.error)}
            message={messages.scheduleFailed}
            onRetry={() => states.refetch()}
            isRetrying={states.isFetching}
          />
        );
      }}
    />
  );
}

/** Under what the tab keeps a month until it is saved. */
export const keptAs = (month: string) => `withholding:${month}`;

interface MendPaymentsProps extends WithholdingEntryProps {
  readonly list: MendedList<WithholdingColumn>;
  readonly states: States;
}

function MendPayments({ month, payer, onSaved, list, states }: MendPaymentsProps) {
  const { rows, parked, onChange, onEnd } = list;
  const messages = useWithholdingMessages();
  const localized = useLocalized();
  const save = useSaveDraft(month);
  const judged = useMemo(() => judgeRows(rows, states), [rows, states]);
  const problems = useMemo(() => judged.map((one) => one.problems), [judged]);
  return (
    <MendRows
      kind={withholdingSchedule}
      columnNames={messages.columns}
      problemWords={messages.problems}
      choices={{
        payee: Object.values(withholdingPayees).map(localized),
        transaction: Object.values(withholdingClasses).map(localized),
      }}
      rows={rows}
      problems={problems}
      fileName={`withholding-${month}`}
      parked={parked}
      onChange={onChange}
      onCancel={onEnd}
      saving={save}
      onSave={() =>
        save.mutate(
          {
            payer,
            rows: judged.flatMap(({ row }) => row ?? []),
            leftOut: toLeftOut(withholdingSchedule, parked),
          },
          {
            onSuccess() {
              onEnd();
              showToast({ kind: 'success', message: messages.saved });
              onSaved();
            },
          },
        )
      }
    />
  );
}
