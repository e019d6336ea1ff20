import type { LeftOutReason } from '@portal/contracts';
import { Button, Notice, saveFile } from '@portal/ui';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';
import { csvOf, type ScheduleKind, type TypedRow } from './schedule-kind.ts';

/** As many as are named; the file has all. */
const namedMost = 10;

interface LeftOutNoticeProps<Column extends string> {
  readonly kind: ScheduleKind<Column>;
  readonly rows: readonly TypedRow<Column>[];
  /** Of the file, without its ending. */
  readonly fileName: string;
  /** What is read from a row to name it. */
  readonly nameOf: (row: TypedRow<Column>) => string;
  readonly columnNames: Readonly<Record<Column, string>>;
  readonly problemWords: Partial<Readonly<Record<LeftOutReason, string>>>;
}

/** Rows that are left for an amendment: which they are and why, and all of them as a file. */
export function LeftOutNotice<Column extends string>(props: LeftOutNoticeProps<Column>) {
  const { kind, rows, fileName, nameOf, columnNames, problemWords } = props;
  const messages = useScheduleMessages();
  const whyOf = ({ why }: TypedRow<Column>) => {
    if (!why) return '';
    const words = why.reason === 'copy' ? messages.copy : problemWords[why.reason];
    return `. ${columnNames[why.column]}: ${words ?? messages.wrong}`;
  };
  if (rows.length === 0) return null;
  return (
    <Notice kind="warning" title={messages.parkedTitle(rows.length)}>
      <p>{messages.parkedText}</p>
      <ul>
        {rows.slice(0, namedMost).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of two lists may have the same line
          <li key={index}>
            {messages.line} {row.line}: {nameOf(row)}
            {whyOf(row)}
          </li>
        ))}
      </ul>
      {rows.length > namedMost && <p>{messages.leftOutMore(rows.length - namedMost)}</p>}
      <Button
        variant="secondary"
        onClick={() => saveFile(`${fileName}-left-out.csv`, new TextEncoder().encode(csvOf(kind, rows)), 'text/csv')}
      >
        {messages.saveParked}
      </Button>
    </Notice>
  );
}
