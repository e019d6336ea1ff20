import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { needPackages } from './feature.mjs';
import { camel, quoted } from './names.mjs';

const contracts = 'packages/contracts/src/index.ts';

/** The screen of a report is data too: which columns at which width, what stands where on a card. All else is the kit's. */
export function listActions({ area, report: id, path, titleEn, titleHa }, edit, root) {
  const home = `apps/${area}/src`;
  const route = `${home}/routes/${id}.route.tsx`;
  const titles = `${home}/list-titles.ts`;
  const tests = `${home}/list-screens.test.tsx`;
  const entry = `${home}/area.tsx`;
  const key = camel(id);
  const title = `listTitles.${key}`;
  return [
    async () => {
      const { name, columns } = await reportOf(root, id);
      edit.create(route, routeText({ name, columns, title }));
      if (!edit.has(tests)) edit.create(tests, testsText);
      edit.importing(tests, `import { ${name} } from '@portal/contracts';`);
      edit.append(tests, `testListScreen(area, { path: '${path}', report: ${name}, title: '${quoted(titleEn)}' });`);
      return route;
    },
    () => {
      if (!edit.has(titles)) edit.create(titles, 'export const listTitles = {\n} as const;\n');
      return edit.before(
        titles,
        /\} as const;\n$/,
        `  ${key}: { en: '${quoted(titleEn)}', ha: '${quoted(titleHa)}' },\n`,
      );
    },
    () =>
      edit.after(
        entry,
        /^ {2}routes: \[\n/m,
        `{ path: '${path}', handle: { title: ${title} } satisfies RouteHandle, lazy: () => import('./routes/${id}.route.tsx') },\n`,
      ),
    () =>
      edit.read(entry).includes("from './list-titles.ts'")
        ? `${entry} knows its titles`
        : edit.importing(entry, "import { listTitles } from './list-titles.ts';"),
    () =>
      /\bRouteHandle\b[^;]* from '@portal\/platform'/.test(edit.read(entry))
        ? `${entry} knows RouteHandle`
        : edit.importing(entry, "import type { RouteHandle } from '@portal/platform';"),
    () => needPackages(area, edit, ['@portal/contracts', '@portal/platform', '@portal/workspace']),
    () => edit.tidy(route, titles, tests, entry, `apps/${area}/package.json`, '.knip.json'),
    () => edit.link(),
    () => `${path} shows ${id}. What its rows are called, its signs and its record: ${route}`,
  ];
}

/** By its id, as the contract has it now. */
async function reportOf(root, id) {
  const all = await import(pathToFileURL(join(root, contracts)).href);
  const found = Object.entries(all).find(
    ([, value]) => value && typeof value === 'object' && value.id === id && value.list && value.columns,
  );
  if (!found) throw new Error(`No report of ${contracts} is called ${id}`);
  return { name: found[0], columns: found[1].columns };
}

/** Once each: what a card has a place for. */
const places = [
  ['title', ({ kind }) => kind === 'text', 'isWide: true'],
  ['amount', ({ kind }) => kind === 'kobo', 'isStrong: true'],
  ['status', ({ kind }) => kind === 'choice', ''],
  ['end', ({ kind }) => kind === 'day' || kind === 'moment', 'from: 760, isQuiet: true'],
  ['reference', ({ kind }) => kind === 'reference', ''],
];

function looksOf(columns) {
  const free = new Map(places.map((place) => [place[0], place]));
  return Object.entries(columns)
    .filter(([, column]) => !column.isExtra)
    .map(([name, column], index) => {
      const place = [...free.values()].find(([, fits]) => fits(column));
      if (place) free.delete(place[0]);
      const look = place ? [place[2], `card: '${place[0]}'`] : [index === 0 ? '' : 'from: 980, isQuiet: true'];
      return `    ${name}: { ${look.filter(Boolean).join(', ')} },`;
    });
}

function routeText({ name, columns, title }) {
  return `import { ${name} } from '@portal/contracts';
import { defineListScreen, ListScreen, RowFacts } from '@portal/workspace/lists';
import { listTitles } from '../list-titles.ts';

const screen = defineListScreen(${name}, {
  title: ${title},
  noun: { one: { en: 'row', ha: 'layi' }, many: { en: 'rows', ha: 'layuka' } },
  columns: {
${looksOf(columns).join('\n')}
  },
  RowRecord: ({ row }) => <RowFacts report={${name}} row={row} />,
});

export function Component() {
  return <ListScreen screen={screen} />;
}
`;
}

const testsText = `import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';
`;
