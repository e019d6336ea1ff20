import { type DecimalMark, groupThousands } from '@portal/contracts';
import { Button, Icon, Notice } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { MarkQuestion, UnderstoodFile } from '@portal/workspace/forms';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import { keepSchedule, readKeptSchedule, wholeOf } from './kept-schedule.ts';
import { type ScheduleMessages, useScheduleMessages } from './messages/use-schedule-messages.ts';
import { readFile } from './reading/read-file.ts';
import type { ReadSchedule } from './reading/read-schedule.ts';
import type { ColumnMap, ScheduleKind, TypedRow } from './schedule-kind.ts';

interface ScheduleEntryProps<Column extends string> {
  readonly kind: ScheduleKind<Column>;
  /** Of the template, without its ending. */
  readonly fileName: string;
  readonly columnNames: Readonly<Record<Column, string>>;
  /** What was said of columns before. */
  readonly map: ColumnMap<Column>;
  readonly onRemember: (map: ColumnMap<Column>) => void;
  /** Under what the tab keeps the list until it is saved. */
  readonly keptAs: string;
  /** What was left out of this schedule before. */
  readonly leftOut: readonly TypedRow<Column>[];
  /** What is wrong in the rows, and their way to the server. */
  readonly mend: (list: MendedList<Column>) => ReactNode;
}

/** A list while it is mended. */
export interface MendedList<Column extends string> {
  readonly rows: readonly TypedRow<Column>[];
  /** Left for an amendment. */
  readonly parked: readonly TypedRow<Column>[];
  readonly onChange: (rows: readonly TypedRow<Column>[], parked?: readonly TypedRow<Column>[]) => void;
  /** It is saved, or given up: reading begins again. */
  readonly onEnd: () => void;
}

const headingsShown = 12;

/** A file or pasted rows, read on the device: nothing leaves it until the rows are good. */
export function ScheduleEntry<Column extends string>({
  kind,
  fileName,
  columnNames,
  map,
  onRemember,
  keptAs,
  leftOut,
  mend,
}: ScheduleEntryProps<Column>) {
  const messages = useScheduleMessages();
  const picker = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [isReading, setReading] = useState(false);
  const [kept] = useState(() => wholeOf(kind, readKeptSchedule<Column>(keptAs)));
  const [read, setRead] = useState<ReadSchedule<Column> | undefined>(kept && { kind: 'read', ...kept });
  const [rows, setRows] = useState<readonly TypedRow<Column>[] | undefined>(kept?.rows);
  const [parked, setParked] = useState<readonly TypedRow<Column>[]>(kept?.parked ?? []);
  const [source, setSource] = useState<File | string>('');
  // What was said of columns here goes before what is remembered.
  const [said, setSaid] = useState<ColumnMap<Column> | undefined>(kept?.said);
  const [isChoosing, setChoosing] = useState(false);
  // What was not in last month's list can be in today's.
  const remembered = Object.fromEntries(Object.entries(map).filter(([, heading]) => heading !== '')) as typeof map;
  const template = `${kind.columns.map((column) => kind.headings[column]).join(',')}\r\n`;

  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (read?.kind !== 'read' || !rows) return;
    const { found, unused } = read;
    setKept(keepSchedule(keptAs, { rows, parked, found, unused, said }));
  }, [keptAs, read, rows, parked, said]);

  function end() {
    keepSchedule(keptAs, undefined);
    setRead(undefined);
    setRows(undefined);
    setParked([]);
  }
  /** Below the others, under lines of their own. */
  function addLeftOut(to: readonly TypedRow<Column>[]) {
    const last = to.reduce((most, { line }) => Math.max(most, line), 0);
    setRows([...to, ...parked.map((row, index) => ({ ...row, line: last + index + 1 }))]);
    setParked([]);
  }
  const before = new Set(leftOut.map((row) => JSON.stringify(row)));
  const fromBefore = parked.filter((row) => before.has(JSON.stringify(row)));

  async function take(from: File | string, columns: ColumnMap<Column>, mark?: DecimalMark) {
    setSource(from);
    setReading(true);
    const file = typeof from === 'string' ? new File([from], 'pasted.txt') : from;
    const result = await readFile(file, kind, columns, mark);
    setRead(result);
    setRows(result.kind === 'read' ? result.rows : undefined);
    setParked(leftOut);
    setChoosing(result.kind === 'columns-missing' && result.found.length > 1);
    setReading(false);
  }

  async function chosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (!file) return;
    await take(file, said ?? remembered);
    // The same file can be chosen again once it is mended.
    input.value = '';
  }

  if (isChoosing && (read?.kind === 'columns-missing' || read?.kind === 'read'))
    return (
      <ColumnChoice
        kind={kind}
        columnNames={columnNames}
        found={read.found}
        map={said ?? remembered}
        isPending={isReading}
        onCancel={() => {
          setChoosing(false);
          if (read.kind !== 'read') setRead(undefined);
        }}
        onChosen={(columns) => {
          // Remembered for the next month; what is read now does not wait for it.
          onRemember(columns);
          setSaid(columns);
          void take(source, columns);
        }}
      />
    );
  if (rows && read?.kind === 'read')
    return (
      <div className="schedule-stack">
        {read.unused.length > 0 && (
          <Notice kind="warning" title={messages.unusedTitle(read.unused.slice(0, headingsShown).join(', '))}>
            <p>{messages.unusedText}</p>
          </Notice>
        )}
        {read.understood && <UnderstoodFile understood={read.understood} />}
        {read.totals && read.totals.length > 0 && (
          <Notice kind="info" title={messages.totals(read.totals.slice(0, headingsShown).join(', '))} />
        )}
        {!isKept && <Notice kind="info" title={messages.notKept} />}
        <div className="ui-page-actions">
          {source !== '' && (
            <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
              {messages.changeColumns}
            </Button>
          )}
          {parked.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => addLeftOut(rows)}>
              {messages.addLeftOut(parked.length)}
            </Button>
          )}
          {fromBefore.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setParked(parked.filter((row) => !fromBefore.includes(row)))}
            >
              {messages.dropLeftOut(fromBefore.length)}
            </Button>
          )}
        </div>
        {mend({
          rows,
          parked,
          onChange(next, left = parked) {
            setRows(next);
            setParked(left);
          },
          onEnd: end,
        })}
      </div>
    );
  return (
    <div className="schedule-stack">
      <p>{messages.howText}</p>
      <div className="ui-page-actions">
        <Button
          variant="secondary"
          pending={isReading}
          pendingText={messages.reading}
          onClick={() => picker.current?.click()}
        >
          {messages.chooseFile}
        </Button>
        <a
          className="ui-link"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
          download={`${fileName}.csv`}
        >
          <Icon name="download" size={18} /> {messages.template}
        </a>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        aria-label={messages.chooseFile}
        onChange={chosen}
      />
      <TextAreaField
        label={messages.paste}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        rows={6}
        spellCheck={false}
      />
      {read?.kind === 'asked' && (
        <MarkQuestion
          asked={read}
          isBusy={isReading}
          onAnswer={(mark) => void take(source, said ?? remembered, mark)}
        />
      )}
      {read && read.kind !== 'read' && read.kind !== 'asked' && (
        <Notice kind="danger" role="alert">
          <p>{wordsFor(read, kind, messages)}</p>
        </Notice>
      )}
      <Button disabled={pasted.trim() === ''} pending={isReading} onClick={() => take(pasted, said ?? remembered)}>
        {messages.read}
      </Button>
    </div>
  );
}

function wordsFor<Column extends string>(
  read: Exclude<ReadSchedule<Column>, { kind: 'read' | 'asked' }>,
  { headings, rowsMost }: ScheduleKind<Column>,
  messages: ScheduleMessages,
): string {
  if (read.kind === 'columns-missing')
    return messages.columnsMissing(read.columns.map((column) => headings[column]).join(', '));
  if (read.kind === 'too-many-rows') return messages.tooManyRows(groupThousands(rowsMost));
  if (read.kind === 'too-large') return messages.tooLarge;
  if (read.kind === 'macros') return messages.macros;
  return read.kind === 'no-rows' ? messages.noRows : messages.unreadable;
}
