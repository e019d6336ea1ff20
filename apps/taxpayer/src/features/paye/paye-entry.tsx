import { problemOf } from '@portal/api-client';
import type { PayeSchedule } from '@portal/contracts';
import { useLookup } from '@portal/platform/lookups';
import { LoadFailure, Skeleton, showToast } from '@portal/ui';
import { useMemo } from 'react';
import type { States } from '../../schedule-files/cells.ts';
import { fromLeftOut, toLeftOut } from '../../schedule-files/left-out.ts';
import { MendRows } from '../../schedule-files/mend-rows.tsx';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { type MendedList, ScheduleEntry } from '../../schedule-files/schedule-entry.tsx';
import { DoubledEmployees } from './doubled-employees.tsx';
import type { JudgedRow } from './judge-rows.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { usePayeColumns, useRememberColumns, useSaveDraft } from './paye.queries.ts';
import { type PayeColumn, payeSchedule } from './schedule-columns.ts';
import { UnknownBranches } from './unknown-branches.tsx';
import { useJudged } from './use-judged.ts';

interface PayeEntryProps {
  readonly month: string;
  /** Of the schedule as it stands. */
  readonly leftOut: PayeSchedule['leftOut'];
  readonly onSaved: () => void;
}

/** The employees of a month from a file or pasted rows, mended and saved. */
export function PayeEntry({ month, leftOut, onSaved }: PayeEntryProps) {
  const messages = usePayeMessages();
  const schedule = useScheduleMessages();
  const states = useLookup('states');
  const remembered = usePayeColumns();
  const remember = useRememberColumns();
  const before = useMemo(() => fromLeftOut(payeSchedule, leftOut), [leftOut]);
  return (
    <ScheduleEntry
      kind={payeSchedule}
      fileName="paye"
      columnNames={messages.columns}
      map={remembered.data?.headings ?? {}}
      onRemember={(map) => remember.mutate(map)}
      keptAs={keptAs(month)}
      leftOut={before}
      mend={(list) => {
        if (states.data) return <MendPaye month={month} list={list} states={states.data} onSaved={onSaved} />;
        if (!states.isError) return <Skeleton height={160} />;
        return (
          <LoadFailure
            problem={problemOf(states.error)}
            message={schedule.scheduleFailed}
            onRetry={() => states.refetch()}
            isRetrying={states.isFetching}
          />
        );
      }}
    />
  );
}

const none: readonly JudgedRow[] = [];

/** Under what the tab keeps a month until it is saved. */
export const keptAs = (month: string) => `paye:${month}`;

interface MendPayeProps extends Omit<PayeEntryProps, 'leftOut'> {
  readonly list: MendedList<PayeColumn>;
  readonly states: States;
}

function MendPaye({ month, list: { rows, parked, onChange, onEnd }, states, onSaved }: MendPayeProps) {
  const messages = usePayeMessages();
  const schedule = useScheduleMessages();
  const save = useSaveDraft(month);
  const { judged = none, isJudging } = useJudged(rows, states);
  const problems = useMemo(() => judged.map((one) => one.problems), [judged]);
  return (
    <>
      <UnknownBranches rows={rows} onChange={onChange} />
      <DoubledEmployees
        rows={rows}
        onLeaveOut={(copies) =>
          onChange(
            rows.filter((row) => !copies.includes(row)),
            [...parked, ...copies.map((row) => ({ ...row, why: { column: 'staffNumber', reason: 'copy' } as const }))],
          )
        }
      />
      <MendRows
        kind={payeSchedule}
        columnNames={messages.columns}
        problemWords={messages.problems}
        rows={rows}
        problems={problems}
        isJudging={isJudging}
        fileName={`paye-${month}`}
        parked={parked}
        onChange={onChange}
        onCancel={onEnd}
        saving={save}
        onSave={() =>
          save.mutate(
            { rows: judged.flatMap(({ row }) => row ?? []), leftOut: toLeftOut(payeSchedule, parked) },
            {
              onSuccess() {
                onEnd();
                showToast({ kind: 'success', message: schedule.saved });
                onSaved();
              },
            },
          )
        }
      />
    </>
  );
}
