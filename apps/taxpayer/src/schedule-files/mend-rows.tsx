import { messageFrom } from '@portal/api-client';
import { type LeftOutReason, leftOutMost } from '@portal/contracts';
import { Button, Notice, Skeleton } from '@portal/ui';
import { useMemo, useState } from 'react';
import { LeftOutNotice } from './left-out-notice.tsx';
import { MendRow } from './mend-row.tsx';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';
import type { ScheduleKind, TypedRow } from './schedule-kind.ts';

/** As many as a phone draws at once. */
const shownMost = 25;

/** What is wrong with each cell of a row; a row without problems is good. */
type RowProblems<Column extends string, Problem extends string> = Partial<Readonly<Record<Column, Problem>>>;

interface MendRowsProps<Column extends string, Problem extends LeftOutReason> {
  readonly kind: ScheduleKind<Column>;
  readonly columnNames: Readonly<Record<Column, string>>;
  readonly problemWords: Readonly<Record<Problem, string>>;
  /** Of columns that hold one of a list, in the words of a file. */
  readonly choices?: Partial<Readonly<Record<Column, readonly string[]>>>;
  readonly rows: readonly TypedRow<Column>[];
  /** Beside the rows; fewer while many are judged for the first time. */
  readonly problems: readonly RowProblems<Column, Problem>[];
  /** Rows were changed, and their problems are of a moment ago. */
  readonly isJudging?: boolean;
  /** Of the file of what is left out, without its ending. */
  readonly fileName: string;
  /** Left for an amendment. */
  readonly parked: readonly TypedRow<Column>[];
  readonly onChange: (rows: readonly TypedRow<Column>[], parked?: readonly TypedRow<Column>[]) => void;
  readonly onCancel: () => void;
  readonly saving: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    /** How many rows have arrived, where they go in parts. */
    readonly sent?: number;
  };
  /** Every row is good. */
  readonly onSave: () => void;
}

const isGood = (problems: object | undefined) => Object.keys(problems ?? {}).length === 0;

function wordsOf<Column extends string, Problem extends string>(
  problems: RowProblems<Column, Problem>,
  words: Readonly<Record<Problem, string>>,
): Partial<Record<Column, string>> {
  const found = Object.entries(problems) as [Column, Problem][];
  return Object.fromEntries(found.map(([column, problem]) => [column, words[problem]])) as Partial<
    Record<Column, string>
  >;
}

/** As it is left out: with what was wrong first. */
function leftOutWith<Column extends string, Problem extends LeftOutReason>(
  row: TypedRow<Column> | undefined,
  problems: RowProblems<Column, Problem>,
): TypedRow<Column>[] {
  const [first] = Object.entries(problems) as [Column, Problem][];
  if (!row) return [];
  return [first ? { ...row, why: { column: first[0], reason: first[1] } } : row];
}

/** What is wrong, by row and cell, mended where it stands; or left out, and kept as a file. */
export function MendRows<Column extends string, Problem extends LeftOutReason>({
  kind,
  columnNames,
  problemWords,
  choices,
  rows,
  problems,
  isJudging = false,
  fileName,
  parked,
  onChange,
  onCancel,
  saving,
  onSave,
}: MendRowsProps<Column, Problem>) {
  const messages = useScheduleMessages();
  const wrong = useMemo(() => problems.flatMap((found, index) => (isGood(found) ? [] : [index])), [problems]);
  const good = rows.length - wrong.length;
  // Which cells of which lines were wrong: a line that is mended stays where it is, and the keyboard in it.
  const [seen, setSeen] = useState<ReadonlyMap<number, readonly Column[]>>(new Map());
  const mended = useMemo(
    () => rows.flatMap(({ line }, index) => (seen.has(line) && isGood(problems[index]) ? [index] : [])),
    [rows, problems, seen],
  );
  const listed = [...wrong.slice(0, shownMost), ...mended.slice(-shownMost)].sort((one, other) => one - other);

  function mend(at: number, column: Column, value: string) {
    const next = new Map(seen);
    for (const index of listed) {
      const line = rows[index]?.line;
      if (line === undefined) continue;
      const before = next.get(line) ?? [];
      const now = Object.keys(problems[index] ?? {}) as Column[];
      next.set(line, [...new Set([...before, ...now])]);
    }
    setSeen(next);
    onChange(rows.map((row, index) => (index === at ? { ...row, [column]: value } : row)));
  }
  function park() {
    const leftOut = new Set(wrong);
    onChange(
      rows.filter((_, index) => !leftOut.has(index)),
      [...parked, ...wrong.flatMap((index) => leftOutWith(rows[index], problems[index] ?? {}))],
    );
  }
  if (problems.length < rows.length)
    return <Skeleton height={240} role="status" aria-label={messages.judging(rows.length)} />;

  return (
    <div className="schedule-stack">
      {wrong.length > 0 ? (
        <Notice kind="warning" role="status" title={messages.wrongRows(wrong.length)}>
          <p>{messages.wrongText}</p>
        </Notice>
      ) : (
        <Notice kind="success" role="status" title={messages.noneWrong(good)} />
      )}
      {listed.map((index) => {
        const row = rows[index];
        return (
          row && (
            <MendRow
              key={row.line}
              row={row}
              columns={kind.columns.filter(
                (column) => column === 'name' || problems[index]?.[column] || seen.get(row.line)?.includes(column),
              )}
              columnNames={columnNames}
              problems={wordsOf(problems[index] ?? {}, problemWords)}
              choices={choices}
              onMend={(column, value) => mend(index, column, value)}
            />
          )
        );
      })}
      {wrong.length > shownMost && <p>{messages.shownFirst(shownMost)}</p>}
      {wrong.length > 0 && good > 0 && wrong.length + parked.length <= leftOutMost && (
        <Button variant="secondary" disabled={isJudging} onClick={park}>
          {messages.park}
        </Button>
      )}
      {wrong.length + parked.length > leftOutMost && <p>{messages.parkMost(leftOutMost)}</p>}
      <LeftOutNotice
        kind={kind}
        rows={parked}
        fileName={fileName}
        columnNames={columnNames}
        problemWords={problemWords}
        nameOf={(row) =>
          kind.columns
            .map((column) => row[column])
            .filter(Boolean)
            .slice(0, 2)
            .join(', ')
        }
      />
      {saving.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(saving.error, messages.saveFailed)}</p>
        </Notice>
      )}
      <Button
        disabled={wrong.length > 0 || good === 0 || isJudging}
        pending={saving.isPending}
        pendingText={saving.sent ? messages.sent(saving.sent, good) : messages.saving}
        onClick={onSave}
      >
        {messages.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}
