import { type OpenReturn, returnKinds } from '@portal/contracts';
import { ReturnFieldInput } from './return-field.tsx';
import { ReturnRowsInput } from './return-rows.tsx';
import { isAsked, type TypedReturn, type TypedRow } from './typed-return.ts';

export interface ReturnFieldsProps {
  readonly opening: OpenReturn;
  readonly typed: TypedReturn;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (typed: TypedReturn) => void;
  /** What is filled in is another thing now. */
  readonly onReadAgain: () => void;
}

/** Every field that the period is asked for, in the order of its kind. */
export function ReturnFields({ opening, typed, errorOf, onChange, onReadAgain }: ReturnFieldsProps) {
  const { kind, period, filled, origins } = opening;
  const originOf = (path: string) => origins.find((origin) => origin.path === path);
  const filledRow = (key: string, ref: string) => {
    const rows = filled[key];
    return Array.isArray(rows) ? rows.find((row) => row.ref === ref) : undefined;
  };
  return (
    <div className="return-fields">
      {Object.entries(returnKinds[kind].fields).map(([key, field]) => {
        const value = typed[key];
        if (field.type === 'rows')
          return (
            <ReturnRowsInput
              key={key}
              id={key}
              list={field}
              period={period}
              rows={Array.isArray(value) ? (value as readonly TypedRow[]) : []}
              errorOf={errorOf}
              filledOf={(ref, column) => ({
                origin: originOf(`${key}.${ref}.${column}`),
                filled: filledRow(key, ref)?.[column],
              })}
              onChange={(rows) => onChange({ ...typed, [key]: rows })}
              onDisowned={onReadAgain}
            />
          );
        if (!isAsked(field, period)) return null;
        return (
          <ReturnFieldInput
            key={key}
            id={key}
            field={field}
            value={typeof value === 'boolean' || typeof value === 'string' ? value : ''}
            error={errorOf(key)}
            origin={originOf(key)}
            filled={filled[key]}
            onChange={(next) => onChange({ ...typed, [key]: next })}
          />
        );
      })}
    </div>
  );
}
