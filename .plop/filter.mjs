import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quoted } from './names.mjs';
import { partsOfReport } from './report-parts.mjs';

const filters = 'packages/contracts/src/reporting/filter.ts';
const tests = 'apps/api/src/modules/reading/reporting/routes';

/** One more question that a report answers: screens ask it and exports say it as soon as the report has it. */
export async function planFilter(answers, draft, root) {
  const { report: id, filter, column } = answers;
  const { name, contract, binding, bound, alias, view, viewColumns } = await partsOfReport(root, id, draft);
  const { type, inSql } = viewColumns[column] ?? {};
  if (!type) throw new Error(`reading.${view} has no ${column}: ${Object.keys(viewColumns).join(', ')}`);
  const isNumber = ['integer', 'smallint', 'bigint'].includes(type);
  const known = await knownFilters(root);
  if (!(filter in known)) declareFilter({ ...answers, isNumber }, known, draft);

  // Its list may have been written over several lines; the key is looked for in the list of this report alone.
  const asked = new RegExp(`export const ${name} = defineReport\\([\\s\\S]*?^ {2}filters: \\[`, 'm');
  draft.after(contract, asked, `'${filter}', `, new RegExp(`${asked.source}[^\\]]*'${filter}'`, 'm'));
  const read = new RegExp(`export const ${binding}: ReportBinding = \\{[\\s\\S]*?^ {2}filters: \\{`, 'm');
  const value = isNumber ? 'Number(id)' : 'String(id)';
  draft.after(
    bound,
    read,
    ` ${filter}: (id) => eq(${alias}.${column}, ${value}), `,
    new RegExp(`${read.source}(?:(?!^\\};)[\\s\\S])*?\\b${filter}: `, 'm'),
  );
  draft.importing(bound, 'eq', 'drizzle-orm');
  draft.template(`${tests}/${id}-by-${inSql.replaceAll('_', '-')}.route.test.ts`, 'filter/route.test.hbs', {
    ...{ id, filter, view, inSql },
  });
  return `${id} is narrowed by ${filter}: screens ask for it, exports say it. How it is read: ${bound}`;
}

async function knownFilters(root) {
  const { choiceFilters } = await import(pathToFileURL(join(root, filters)).href);
  return choiceFilters;
}

/** Of the lists that filters choose from already; a list of its own is an endpoint below /lookups. */
function declareFilter({ filter, labelEn, labelHa, lookup, isNumber }, known, draft) {
  const lookups = [...new Set(Object.values(known).map((one) => one.lookup))];
  if (!lookups.includes(lookup)) throw new Error(`No filter chooses from ${lookup}: ${lookups.join(', ')}`);
  const schema = isNumber ? 'id' : 'z.string().check(z.maxLength(80))';
  if (labelEn === '-' || labelHa === '-') throw new Error(`${filter} is new: it needs a label in both languages`);
  draft.before(
    filters,
    /^\} as const satisfies Readonly<Record<string, ChoiceFilter>>;\n\nexport type ChoiceFilterKey/m,
    `  ${filter}: { label: { en: '${quoted(labelEn)}', ha: '${quoted(labelHa)}' }, lookup: '${lookup}', schema: ${schema} },\n`,
    `  ${filter}: {`,
  );
}
