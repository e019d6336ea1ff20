import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enterMigration } from './migration.mjs';
import { quoted } from './names.mjs';
import { partsOfReport } from './report-parts.mjs';

const modules = 'apps/api/src/modules';
const tests = `${modules}/reading/reporting/routes`;
const types = 'apps/api/src/platform/db/schema.generated.ts';

/** How each kind of column is kept, read and typed; `sample` is one of it in SQL, and as it is answered. */
export const kindsOfField = {
  text: { sql: 'text', row: 'string', view: (name) => `text('${name}')`, sample: ["'as given'", "'as given'"] },
  day: { sql: 'date', row: 'string', view: (name) => `date('${name}')`, sample: ["'2026-02-03'", "'2026-02-03'"] },
  count: { sql: 'integer', row: 'number', view: (name) => `integer('${name}')`, sample: ['7', '7'] },
  kobo: {
    sql: 'bigint',
    row: 'number',
    view: (name) => `bigint('${name}', { mode: 'number' })`,
    sample: ['700', '700'],
  },
};

/** A field that a table has from now on: kept, published by its view, answered by a report, chosen on its screens, exported. */
export async function planField(answers, draft, root) {
  const { report: id, field, kind, table, personal, labelEn, labelHa } = answers;
  const { name, contract, bound, alias, view, views, declaration, viewColumns } = await partsOfReport(root, id, draft);
  const { sql, row, view: typeOf, sample } = kindsOfField[kind];
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (viewColumns[field] && !draft.read(views).includes(declared(field, typeOf, column)))
    throw new Error(`reading.${view} has ${field} already, of another type`);

  enterMigration(`${table}-have-${column}`, draft, root, [
    `-- ${table} have ${column}: a column that may be empty, so no row is written and the lock is short; the release before does not name it.`,
    `ALTER TABLE ${table} ADD COLUMN ${column} ${sql};`,
  ]);
  publish({ table, view, column }, draft, root);
  draft.after(views, declaration.replace(/\n {2}\}\)$/, ''), `\n${declared(field, typeOf, column)}`);
  for (const owner of [table, `reading.${view}`]) typed({ owner, column, row }, draft);

  const marks = `nullable: true, isExtra: true${personal === 'personal' ? ', isPersonal: true' : ''}`;
  const columns = new RegExp(
    `export const ${name} = defineReport\\([\\s\\S]*?^ {2}columns: \\{[\\s\\S]*?(?=^ {2}\\},\\n)`,
    'm',
  );
  const label = `{ en: '${quoted(labelEn)}', ha: '${quoted(labelHa)}' }`;
  draft.after(
    contract,
    columns,
    `    ${field}: { kind: '${kind}', label: ${label}, ${marks} },\n`,
    `    ${field}: { kind:`,
  );
  draft.after(bound, /^ {2}select: \{\n(?: {4}id: .*\n)?/m, `    ${field}: ${alias}.${field},\n`);
  draft.template(`${tests}/${id}-with-${column.replaceAll('_', '-')}.route.test.ts`, 'field/route.test.hbs', {
    ...{ id, field, table, column, given: sample[0], told: sample[1] },
  });
  return `${id} has ${field}: its screens offer it, its exports have it. Who writes it: the module of ${table}`;
}

const declared = (field, typeOf, column) => `    ${field}: ${typeOf(column)},`;

/** The view that the table's rows are published by gives the column last, so that it is replaced and not made anew. */
function publish({ table, view, column }, draft, root) {
  const file = readdirSync(join(root, modules), { recursive: true })
    .map((one) => `${modules}/${one.replaceAll('\\', '/')}`)
    .find((one) => one.endsWith(`/database/reading.${view}.view.sql`));
  if (!file) throw new Error(`No module has database/reading.${view}.view.sql`);
  const found = new RegExp(`^FROM ${table} (\\w+)$`, 'm').exec(draft.read(file));
  if (!found) throw new Error(`${file} does not read ${table} in a line of its own: the view is changed by hand`);
  draft.before(file, new RegExp(`\\n${found[0]}`), `, ${found[1]}.${column}`, `${found[1]}.${column}`);
}

/** As `npm run db:types` writes it from the database. */
function typed({ owner, column, row }, draft) {
  const type = new RegExp(`^  '${owner.replace('.', '\\.')}': (\\w+);$`, 'm').exec(draft.read(types))?.[1];
  if (!type) throw new Error(`${types} knows no ${owner}`);
  const body = new RegExp(`^interface ${type} \\{\\n([\\s\\S]*?)^\\}$`, 'm').exec(draft.read(types))?.[1] ?? '';
  // Before the comment of the next column, which belongs to it.
  const next =
    [...body.matchAll(/^(?: {2}\/\*\*.*\*\/\n)? {2}(\w+): .*$/gm)].find(([, one]) => one > column)?.[0] ?? '}';
  const anchor = new RegExp(
    `(?<=^interface ${type} \\{\\n(?:(?!^\\})[\\s\\S])*?)^${next.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'm',
  );
  draft.before(
    types,
    anchor,
    `  ${column}: ${row} | null;\n`,
    new RegExp(`^interface ${type} \\{\\n(?:(?!^\\})[\\s\\S])*?^ {2}${column}: `, 'm'),
  );
}
