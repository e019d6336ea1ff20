import { Button } from '@portal/ui';
import type { Part } from '../blank.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { type Editing, useFieldOf } from './editing.ts';
import { MoveButtons } from './move-buttons.tsx';
import { WordsFields } from './words-fields.tsx';

const words = { en: '', ha: '' };
type Cells = readonly unknown[];

/** Columns, and rows of as many cells: a column comes and goes in every row. */
export function TableEditor({ value, onChange, path }: Editing<Part>) {
  const messages = useCmsMessages();
  const { error } = useFieldOf(`${path}.rows`);
  const columns = value.columns as Cells;
  const rows = value.rows as readonly Cells[];
  const put = (cells: Cells, at: number, next: unknown) => cells.map((cell, index) => (index === at ? next : cell));
  const cellName = (at: number) => ({ en: messages.cell(at + 1), ha: messages.cell(at + 1) });
  return (
    <fieldset className="cms-entries">
      <legend>{messages.columns}</legend>
      {error && <p className="cms-problem">{error}</p>}
      <div className="cms-entry">
        {columns.map((column, at) => (
          <WordsFields
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are added and taken at the end only
            key={at}
            field={{ kind: 'line', label: { en: messages.column(at + 1), ha: messages.column(at + 1) } }}
            value={column}
            path={`${path}.columns.${at}`}
            onChange={(next) => onChange({ ...value, columns: put(columns, at, next) })}
          />
        ))}
        <span className="cms-moves">
          <Button
            size="sm"
            variant="secondary"
            disabled={columns.length >= 6}
            onClick={() =>
              onChange({ ...value, columns: [...columns, words], rows: rows.map((row) => [...row, words]) })
            }
          >
            {messages.addColumn}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={columns.length <= 2}
            onClick={() => {
              const fewer = columns.length - 1;
              onChange({ ...value, columns: columns.slice(0, fewer), rows: rows.map((row) => row.slice(0, fewer)) });
            }}
          >
            {messages.removeColumn}
          </Button>
        </span>
      </div>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and no state either
        <div key={at} className="cms-entry">
          <div className="cms-entry-head">
            <span>{messages.row(at + 1)}</span>
            <MoveButtons
              all={rows}
              at={at}
              name={messages.row(at + 1)}
              least={1}
              onChange={(next) => onChange({ ...value, rows: next })}
            />
          </div>
          {row.map((cell, cellAt) => (
            <WordsFields
              // biome-ignore lint/suspicious/noArrayIndexKey: as its column
              key={cellAt}
              field={{ kind: 'rich', label: cellName(cellAt) }}
              value={cell}
              path={`${path}.rows.${at}.${cellAt}`}
              onChange={(next) =>
                onChange({ ...value, rows: put(rows, at, put(row, cellAt, next)) as readonly Cells[] })
              }
            />
          ))}
        </div>
      ))}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => onChange({ ...value, rows: [...rows, columns.map(() => words)] })}
      >
        {messages.addRow}
      </Button>
    </fieldset>
  );
}
