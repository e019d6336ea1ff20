import { camel, quoted } from './names.mjs';

const matrix = 'apps/api/src/testing/access/access-matrix.ts';
const contracts = 'packages/contracts/src/reporting';
const reporting = 'apps/api/src/modules/reporting';
const routes = `${reporting}/routes/reports.route.ts`;

/** A report is data: what is made here is its definition, how it is read, and a test. Endpoints and exports follow from them. */
export function reportActions({ id, titleEn, titleHa, of }, edit) {
  const data = { en: quoted(titleEn), ha: quoted(titleHa), isCollected: of === 'collections' };
  const files = [
    [`${contracts}/${id}-report.ts`, 'contract.hbs'],
    [`${reporting}/data/reports/${id}.ts`, 'binding.hbs'],
    [`${reporting}/routes/${id}-report.route.test.ts`, 'route.test.hbs'],
  ];
  const report = `${camel(id)}Report`;
  const binding = `${camel(id)}Binding`;
  return [
    ...files.map(([path, template]) => ({ type: 'add', path, templateFile: `templates/report/${template}`, data })),
    () => edit.append(`${contracts}/index.ts`, `export * from './${id}-report.ts';`),
    () => edit.before(`${contracts}/reports.ts`, /,?\s*\] as const;\nexport type ReportId/, `, ${report}`),
    () => edit.importing(`${contracts}/reports.ts`, `import { ${report} } from './${id}-report.ts';`),
    () => edit.before(routes, /\] as const;\n\nexport function reportRoutes/, `  [${report}, ${binding}],\n`),
    () => edit.importing(routes, `import { ${report} } from '@portal/contracts';`),
    () => edit.importing(routes, `import { ${binding} } from '../data/reports/${id}.ts';`),
    () =>
      edit.before(
        matrix,
        /\};\n$/,
        `  'GET /reports/${id}': reportReaders,\n  'GET /reports/${id}/totals': reportReaders,\n`,
      ),
    () => edit.tidy(contracts, `${reporting}/data/reports/${id}.ts`, `${reporting}/routes`, matrix),
    () => `/reports/${id} is served and can be exported. Its columns, filters and words: ${files[0][0]}`,
  ];
}
