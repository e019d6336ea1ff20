import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const contracts = 'packages/contracts/src/reporting';
const reporting = 'apps/api/src/modules/reading/reporting';
const routes = `${reporting}/routes/reports.route.ts`;
const views = `${reporting}/data/reading-views.ts`;

/** A report by its id, as the contract has it now. */
export async function reportOf(root, id) {
  const index = 'packages/contracts/src/index.ts';
  const all = await import(pathToFileURL(join(root, index)).href);
  const found = Object.entries(all).find(
    ([, value]) => value && typeof value === 'object' && value.id === id && value.list && value.columns,
  );
  if (!found) throw new Error(`No report of ${index} is called ${id}`);
  const [name, { columns, access, filters, totals }] = found;
  return { name, columns, access, filters, totals };
}

/** Where a report is declared and how it is read, each as a file and the name of what it exports. */
export async function partsOfReport(root, id, draft) {
  const report = await reportOf(root, id);
  const contract = readdirSync(join(root, contracts))
    .map((file) => `${contracts}/${file}`)
    .find((file) => file.endsWith('.ts') && draft.read(file).includes(`export const ${report.name} = defineReport(`));
  if (!contract) throw new Error(`${contracts} declares no ${report.name} of its own`);
  const served = draft.read(routes);
  const binding = new RegExp(`\\[${report.name}, (\\w+)\\],`).exec(served)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${binding}\\b[^}]*\\} from '\\.\\./([^']+)'`).exec(served)?.[1];
  if (!from) throw new Error(`${routes} does not say how ${report.name} is read`);
  return { ...report, contract, binding, bound: `${reporting}/${from}`, ...viewOf(`${reporting}/${from}`, draft) };
}

/** The view that a report's file reads, as that file calls it and as the database does. */
function viewOf(file, draft) {
  const text = draft.read(file);
  const alias = [...text.matchAll(/^ {2}from: (\w+),$/gm)].map(([, name]) => name);
  if (alias.length !== 1) throw new Error(`${file} does not read one view: its report is changed by hand`);
  const imported = new RegExp(`\\b(\\w+) as ${alias[0]}\\b`).exec(text)?.[1] ?? alias[0];
  const declared = new RegExp(
    `export const ${imported} = reading\\n  \\.view\\('(\\w+)', \\{\\n([\\s\\S]*?)\\n  \\}\\)`,
  ).exec(draft.read(views));
  if (!declared) throw new Error(`${views} has no view ${imported}`);
  const [declaration, view, columns] = declared;
  return { alias: alias[0], view, views, declaration, viewColumns: columnsOf(columns) };
}

/** Each column with its type and its name in the database. */
function columnsOf(text) {
  return Object.fromEntries(
    [...text.matchAll(/^ {4}(\w+): (\w+)\((?:'(\w+)')?/gm)].map(([, name, type, inSql = name]) => [
      name,
      { type, inSql },
    ]),
  );
}
