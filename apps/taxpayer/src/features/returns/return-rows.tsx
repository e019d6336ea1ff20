import type { ReturnRows } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { DisownRow } from './disown-row.tsx';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { ReturnFieldInput, type ReturnFieldInputProps } from './return-field.tsx';
import { isAsked, type TypedRow } from './typed-return.ts';

export interface ReturnRowsInputProps {
  readonly id: string;
  readonly list: ReturnRows;
  readonly period: string;
  readonly rows: readonly TypedRow[];
  readonly errorOf: (path: string) => string | undefined;
  readonly filledOf: (ref: string, column: string) => Pick<ReturnFieldInputProps, 'origin' | 'filled'>;
  readonly onChange: (rows: readonly TypedRow[]) => void;
  /** After a row was said to be somebody else's. */
  readonly onDisowned: () => void;
}

/** A list of a return: employers, sources, credit notes. A row keeps its `ref`, so that it is the same row next year. */
export function ReturnRowsInput({
  id,
  list,
  period,
  rows,
  errorOf,
  filledOf,
  onChange,
  onDisowned,
}: ReturnRowsInputProps) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const name = localized(list.label);
  const [notMine, setNotMine] = useState<TypedRow>();
  const columns = Object.entries(list.columns).filter(([, field]) => isAsked(field, period));
  const change = (at: number, column: string, value: string | boolean) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [column]: value } : row)));
  return (
    <fieldset className="return-list">
      <legend>{name}</legend>
      <p className="return-quiet">{localized(list.help)}</p>
      {errorOf(id) && <p role="alert">{errorOf(id)}</p>}
      {rows.length === 0 && <p className="return-quiet">{messages.none}</p>}
      <ol>
        {rows.map((row, at) => (
          <li key={row.ref}>
            <div className="return-row">
              {columns.map(([column, field]) => (
                <ReturnFieldInput
                  key={column}
                  id={`${id}.${at}.${column}`}
                  field={field}
                  value={row[column] ?? ''}
                  error={errorOf(`${id}.${at}.${column}`)}
                  {...filledOf(row.ref, column)}
                  onChange={(value) => change(at, column, value)}
                />
              ))}
            </div>
            <Button
              type="button"
              variant="quiet"
              size="sm"
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              {messages.removeRow(name, at + 1)}
            </Button>
            {isOfOthers(row) && (
              <Button type="button" variant="quiet" size="sm" onClick={() => setNotMine(row)}>
                {messages.notMe(nameOf(row))}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {rows.length < list.most && (
        <Button type="button" variant="secondary" size="sm" onClick={() => onChange([...rows, emptyRow(list)])}>
          {messages.addRow(name)}
        </Button>
      )}
      {notMine && (
        <DisownRow
          period={period}
          row={notMine.ref}
          name={nameOf(notMine)}
          onDisowned={() => {
            onChange(rows.filter(({ ref }) => ref !== notMine.ref));
            onDisowned();
          }}
          onClose={() => setNotMine(undefined)}
        />
      )}
    </fieldset>
  );
}

/** Filled in of what an employer or a payer filed. */
const isOfOthers = ({ ref }: TypedRow) => /^(paye|wht):/.test(ref);
const nameOf = ({ employer, payer }: TypedRow) => String(employer ?? payer ?? '');

function emptyRow({ columns }: ReturnRows): TypedRow {
  const cells = Object.entries(columns).map(([column, { type }]) => [column, type === 'confirm' ? false : '']);
  return { ...Object.fromEntries(cells), ref: `own:${newRef()}` };
}

/** `crypto.randomUUID` is missing on plain HTTP. */
function newRef(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
