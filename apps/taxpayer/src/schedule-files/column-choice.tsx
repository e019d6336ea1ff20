import { Button, Notice } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';
import { type ColumnMap, columnsIn, type ScheduleKind } from './schedule-kind.ts';

interface ColumnChoiceProps<Column extends string> {
  readonly kind: ScheduleKind<Column>;
  readonly columnNames: Readonly<Record<Column, string>>;
  /** Headings as they stand in the file. */
  readonly found: readonly string[];
  readonly map: ColumnMap<Column>;
  readonly isPending: boolean;
  readonly onChosen: (map: ColumnMap<Column>) => void;
  readonly onCancel: () => void;
}

/** Which column of somebody's own list is which; said once, it is remembered. */
export function ColumnChoice<Column extends string>({
  kind,
  columnNames,
  found,
  map,
  isPending,
  onChosen,
  onCancel,
}: ColumnChoiceProps<Column>) {
  const messages = useScheduleMessages();
  const [chosen, setChosen] = useState<Readonly<Record<Column, string>>>(() => {
    const places = columnsIn(kind, found, map);
    // Empty: not in this list, and not by its usual name either.
    const known = kind.columns.map((column) => [column, found[places[column] ?? -1] ?? '']);
    return Object.fromEntries(known) as Record<Column, string>;
  });
  const headings = [...new Set(found.filter((heading) => heading !== ''))];
  const isComplete = kind.required.every((column) => chosen[column] !== '');

  return (
    <div className="schedule-stack">
      <Notice kind="info" role="status" title={messages.columnsTitle}>
        <p>{messages.columnsText}</p>
        <p>{messages.changeText}</p>
      </Notice>
      <div className="schedule-mend">
        {kind.columns.map((column) => (
          <SelectField
            key={column}
            label={columnNames[column]}
            required={kind.required.includes(column)}
            value={chosen[column]}
            data={[{ value: '', label: messages.noColumn }, ...headings.map((value) => ({ value, label: value }))]}
            onChange={({ currentTarget }) => setChosen({ ...chosen, [column]: currentTarget.value })}
          />
        ))}
      </div>
      <Button
        disabled={!isComplete}
        pending={isPending}
        pendingText={messages.reading}
        onClick={() => onChosen(chosen)}
      >
        {messages.columnsUse}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}
