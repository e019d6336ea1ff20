import { kobo, type ReturnAnswers, type ReturnField, type ReturnFields } from '@portal/contracts';
import { koboOf, typedNairaOf } from '@portal/ui/forms';

export type TypedRow = Readonly<Record<string, string | boolean>> & { readonly ref: string };
type TypedValue = string | boolean | readonly TypedRow[];
/** What stands in the fields, as it was typed. */
export type TypedReturn = Readonly<Record<string, TypedValue>>;

/** Fields that a period is asked for. */
export function isAsked({ fromPeriod = '', toPeriod = '9999' }: ReturnField, period: string): boolean {
  return period >= fromPeriod && period <= toPeriod;
}

export function typedReturnOf(fields: ReturnFields, answers: ReturnAnswers): TypedReturn {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, TypedValue] => {
      const said = answers[key];
      if (field.type !== 'rows') return [key, typedOf(field, said)];
      const rows = Array.isArray(said) ? said : [];
      return [key, rows.map((row) => typedRowOf(field.columns, row))];
    }),
  );
}

function typedRowOf(columns: Readonly<Record<string, ReturnField>>, row: Readonly<Record<string, unknown>>): TypedRow {
  const cells = Object.entries(columns).map(([column, field]) => [column, typedOf(field, row[column])]);
  return { ...Object.fromEntries(cells), ref: String(row.ref) };
}

function typedOf(field: ReturnField, said: unknown): string | boolean {
  if (field.type === 'confirm') return said === true;
  if (field.type === 'money') return typeof said === 'number' && said > 0 ? typedNairaOf(kobo(said)) : '';
  return typeof said === 'string' ? said : '';
}

/** As it is sent, with what is no amount by its path. */
export function answersOfTyped(
  fields: ReturnFields,
  typed: TypedReturn,
): { readonly answers: ReturnAnswers; readonly wrong: ReadonlySet<string> } {
  const wrong = new Set<string>();
  const cell = (field: ReturnField, said: string | boolean | undefined, path: string) => {
    if (field.type === 'confirm') return said === true;
    const text = typeof said === 'string' ? said.trim() : '';
    if (field.type !== 'money') return text;
    if (text === '') return 0;
    const amount = koboOf(text);
    if (amount === undefined) wrong.add(path);
    return amount ?? 0;
  };
  const answers: ReturnAnswers = {};
  for (const [key, field] of Object.entries(fields)) {
    const said = typed[key];
    if (field.type !== 'rows') {
      answers[key] = cell(field, Array.isArray(said) ? undefined : (said as string | boolean), key);
      continue;
    }
    const rows = Array.isArray(said) ? (said as readonly TypedRow[]) : [];
    answers[key] = rows.map((row, at) => ({
      ...Object.fromEntries(
        Object.entries(field.columns).map(([column, of]) => [column, cell(of, row[column], `${key}.${at}.${column}`)]),
      ),
      ref: row.ref,
    }));
  }
  return { answers, wrong };
}
