import { camel, quoted } from './names.mjs';
import { readers as everyReader, rolesIn } from './readers.mjs';

const contracts = 'packages/contracts/src/reporting';
const reporting = 'apps/api/src/modules/reading/reporting';
const routes = `${reporting}/routes/reports.route.ts`;
const accessRows = `${reporting}/testing/access-rows.ts`;

/** A report is data: what is made here is its definition, how it is read, and a test. Endpoints and exports follow from them. */
export function planReport(answers, draft) {
  const { id, titleEn, titleHa, of, readers } = answers;
  const { access, row } = everyReader[readers];
  const data = {
    ...answers,
    access,
    en: quoted(titleEn),
    ha: quoted(titleHa),
    isCollected: of === 'collections',
    isForStaff: readers === 'staff',
    imports: rolesIn(access),
  };
  const report = `${camel(id)}Report`;
  const binding = `${camel(id)}Binding`;
  draft.template(`${contracts}/${id}-report.ts`, 'report/contract.hbs', data);
  draft.append(`${contracts}/index.ts`, `export * from './${id}-report.ts';`);
  const known = new RegExp(`\\b${report}\\b(?=[^;]*\\] as const)`);
  draft.before(`${contracts}/reports.ts`, /,?\s*\] as const;\nexport type ReportId/, `, ${report}`, known);
  draft.importing(`${contracts}/reports.ts`, report, `./${id}-report.ts`);

  draft.template(`${reporting}/data/reports/${id}.ts`, 'report/binding.hbs', data);
  draft.template(`${reporting}/routes/${id}-report.route.test.ts`, 'report/route.test.hbs', data);
  draft.before(routes, /\] as const;\n\nexport function reportRoutes/, `  [${report}, ${binding}],\n`);
  draft.importing(routes, report, '@portal/contracts');
  draft.importing(routes, binding, `../data/reports/${id}.ts`);
  const rows = ['', '/totals'].map((end) => `  'GET /reports/${id}${end}': ${row},\n`);
  draft.before(accessRows, /\} satisfies AccessRows;\n$/, rows.join(''), `'GET /reports/${id}':`);
  draft.importing(accessRows, row, '../../../../testing/access/callers.ts');
  return `/reports/${id} is served and can be exported. Its columns, filters and words: ${contracts}/${id}-report.ts`;
}
