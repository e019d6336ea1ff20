import type { ReturnAnswers, ReturnChange, ReturnFields, ReturnReasons } from '@portal/contracts';
import type { CheckedAnswers, CheckedRow } from './check-answers.ts';
import type { FilledReturn } from './filled-return.ts';

/** Everything that the portal filled in and the person says otherwise: a figure, a row that was taken out, or one that only we could know. */
export function changesToFilled(
  fields: ReturnFields,
  filled: FilledReturn,
  answers: CheckedAnswers,
  reasons: ReturnReasons,
): ReturnChange[] {
  const reasonOf = (path: string) => (Object.hasOwn(reasons, path) ? (reasons[path] ?? '') : '');
  const changes: ReturnChange[] = [];
  const note = (path: string, was: ReturnChange['filled'], said: ReturnChange['said']) => {
    if (was !== said && !changes.some((change) => change.path === path))
      changes.push({ path, filled: was, said, reason: reasonOf(path) });
  };
  const known = new Set(filled.origins.map(({ path }) => path));
  for (const { path } of filled.origins) {
    const [key = '', ref, column = ''] = path.split('.');
    if (ref === undefined) {
      note(path, plainOf(filled.answers[key]), plainOf(answers[key]));
      continue;
    }
    const row = rowOf(answers[key], ref);
    if (row) note(path, plainOf(rowOf(filled.answers[key], ref)?.[column]), plainOf(row[column]));
    else note(`${key}.${ref}`, ref, null);
  }
  for (const [key, field] of Object.entries(fields)) {
    if (field.type !== 'rows') continue;
    const ofOurs = Object.entries(field.columns).filter(([, column]) => column.from !== undefined);
    for (const row of rowsOf(answers[key]))
      for (const [column] of ofOurs) {
        const path = `${key}.${row.ref}.${column}`;
        if (!known.has(path)) note(path, 0, plainOf(row[column]));
      }
  }
  return changes;
}

const rowsOf = (value: unknown): readonly CheckedRow[] => (Array.isArray(value) ? value : []);
const rowOf = (value: ReturnAnswers[string] | CheckedAnswers[string] | undefined, ref: string) =>
  rowsOf(value).find((row) => row.ref === ref);

function plainOf(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
