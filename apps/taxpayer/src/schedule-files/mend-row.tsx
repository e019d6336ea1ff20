import { StatusBadge } from '@portal/ui';
import { SelectField, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';
import type { TypedRow } from './schedule-kind.ts';

interface MendRowProps<Column extends string> {
  readonly row: TypedRow<Column>;
  /** Those that are or were wrong. */
  readonly columns: readonly Column[];
  readonly columnNames: Readonly<Record<Column, string>>;
  /** What is wrong with a cell, in words. */
  readonly problems: Partial<Readonly<Record<Column, string>>>;
  readonly choices: Partial<Readonly<Record<Column, readonly string[]>>> | undefined;
  readonly onMend: (column: Column, value: string) => void;
}

/** One line of the file: its wrong cells, or that it is mended; then it can be changed again. */
export function MendRow<Column extends string>({
  row,
  columns,
  columnNames,
  problems,
  choices,
  onMend,
}: MendRowProps<Column>) {
  const messages = useScheduleMessages();
  return (
    <fieldset className="schedule-mend">
      <legend>
        {messages.line} {row.line}
        {Object.keys(problems).length === 0 && (
          <>
            {' '}
            <StatusBadge tone="good">{messages.mended}</StatusBadge>
          </>
        )}
      </legend>
      {columns.map((column) => {
        const typed = row[column];
        const listed = choices?.[column];
        const field = {
          label: columnNames[column],
          'aria-label': messages.cell(row.line, columnNames[column]),
          error: problems[column],
        };
        return listed ? (
          <SelectField
            {...field}
            key={column}
            value={typed}
            data={[...new Set([typed, ...listed])]}
            onChange={({ currentTarget }) => onMend(column, currentTarget.value)}
          />
        ) : (
          <Cell {...field} key={column} typed={typed} onTyped={(value) => onMend(column, value)} />
        );
      })}
    </fieldset>
  );
}

interface CellProps {
  readonly label: string;
  readonly 'aria-label': string;
  readonly error: string | undefined;
  readonly typed: string;
  readonly onTyped: (value: string) => void;
}

/** Taken when somebody is done with it: half a salary is a good amount too. */
function Cell({ typed, onTyped, ...field }: CellProps) {
  const [value, setValue] = useState(typed);
  const done = () => {
    if (value !== typed) onTyped(value);
  };
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={done}
      onKeyDown={({ key }) => {
        if (key === 'Enter') done();
      }}
    />
  );
}
