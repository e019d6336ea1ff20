import type { ReturnAnswers, ReturnField, ReturnFields, ReturnRows } from '@portal/contracts';

type Problems = Record<string, string>;
type Value = string | number | boolean;
export type CheckedRow = Readonly<Record<string, Value>>;
export type CheckedAnswers = Readonly<Record<string, Value | readonly CheckedRow[]>>;

/** What is said by the fields of its kind, complete; or what does not fit, by its path. */
export function checkAnswers(
  fields: ReturnFields,
  period: string,
  said: ReturnAnswers,
): { readonly answers: CheckedAnswers; readonly problems: Problems } {
  const problems: Problems = {};
  const answers: Record<string, Value | readonly CheckedRow[]> = {};
  for (const key of Object.keys(said))
    if (!Object.hasOwn(fields, key)) problems[key] = 'This return does not ask for it';
  for (const [key, field] of Object.entries(fields)) {
    answers[key] =
      field.type === 'rows'
        ? checkRows(field, key, period, said[key], problems)
        : checkValue(field, key, period, said[key], problems);
  }
  return { answers, problems };
}

function checkRows(
  { columns, most }: ReturnRows,
  key: string,
  period: string,
  said: ReturnAnswers[string] | undefined,
  problems: Problems,
): readonly CheckedRow[] {
  if (said === undefined) return [];
  if (!Array.isArray(said)) {
    problems[key] = 'Enter a list';
    return [];
  }
  if (said.length > most) problems[key] = `At most ${most} rows`;
  const refs = new Set<unknown>();
  return said.slice(0, most).map((row, at) => {
    const path = `${key}.${at}`;
    const { ref, ...others } = row;
    if (typeof ref !== 'string' || !refPattern.test(ref) || refs.has(ref))
      problems[`${path}.ref`] = 'Not a row of its own';
    refs.add(ref);
    for (const column of Object.keys(others))
      if (!Object.hasOwn(columns, column)) problems[`${path}.${column}`] = 'This return does not ask for it';
    const checked = Object.entries(columns).map(([column, field]) => [
      column,
      checkValue(field, `${path}.${column}`, period, row[column], problems),
    ]);
    return { ...Object.fromEntries(checked), ref: String(ref) };
  });
}

const refPattern = /^[\w:-]{1,80}$/;

function checkValue(field: ReturnField, path: string, period: string, said: unknown, problems: Problems): Value {
  const isAsked =
    (field.fromPeriod === undefined || period >= field.fromPeriod) &&
    (field.toPeriod === undefined || period <= field.toPeriod);
  const refuse = <V extends Value>(words: string, instead: V): V => {
    problems[path] = words;
    return instead;
  };
  switch (field.type) {
    case 'money': {
      if (said === undefined || said === 0) return 0;
      if (!isAsked) return refuse('It is not asked for this period', 0);
      if (typeof said !== 'number' || said < 0) return refuse('Enter an amount', 0);
      return said > field.mostKobo ? refuse('This amount is too large', 0) : said;
    }
    case 'confirm':
      return said === undefined || typeof said === 'boolean' ? said === true : refuse('Confirm it, or leave it', false);
    case 'choice':
      return typeof said === 'string' && Object.hasOwn(field.options, said)
        ? said
        : refuse('Choose one of the list', '');
    default: {
      if (said !== undefined && typeof said !== 'string') return refuse('Enter a text', '');
      const text = said ?? '';
      if (field.isRequired && text === '') return refuse('Field is required', '');
      return text.length > field.longest ? refuse(`At most ${field.longest} characters`, '') : text;
    }
  }
}
