import { needPackages } from './feature.mjs';
import { quoted } from './names.mjs';
import { reportOf } from './report-parts.mjs';
import { enterScreen, rolesOf } from './screens.mjs';

/** The screen of a report is data too: which columns at which width, what stands where on a card. All else is the kit's. */
export async function planList(answers, draft, root) {
  const { area, report: id, path, titleEn, menu } = answers;
  const home = `apps/${area}/src`;
  const { name, columns, access } = await reportOf(root, id);
  const roles = await rolesOf(area, root);
  const readers = roles?.filter((role) => access.includes(role));
  if (readers?.length === 0) throw new Error(`Nobody in ${area} may read ${id}: ${name} names its readers`);
  const seenBy = readers && readers.length < roles.length ? readers : undefined;

  enterScreen({ ...answers, key: id, seenBy }, draft);
  const route = `${home}/routes/${id}.route.tsx`;
  draft.create(route, routeText({ id, name, columns }));
  const tests = `${home}/list-screens.test.tsx`;
  if (!draft.has(tests)) draft.create(tests, testsText);
  draft.importing(tests, name, '@portal/contracts');
  draft.append(
    tests,
    `testListScreen(area, { path: '${path}', report: ${name}, title: '${quoted(titleEn)}' });`,
    `path: '${path}', report: ${name}`,
  );
  if (seenBy) nameItsScreen({ home, id, path }, draft);
  needPackages(area, draft, ['@portal/area-screens', '@portal/contracts', '@portal/platform', '@portal/workspace']);
  const place = menu === 'none' ? 'It is in no menu' : 'The menu leads to it';
  return `${path} shows ${id}. ${place}. What its rows are called, its signs and its record: ${route}`;
}

/** Where an area's test says from which screen each endpoint is called, what not everybody may read has a line of its own. */
function nameItsScreen({ home, id, path }, draft) {
  const test = `${home}/access.test.tsx`;
  if (!draft.has(test) || !draft.read(test).includes("  '/reports': ")) return;
  draft.after(test, /^ {2}'\/reports': .*\n/m, `  '/reports/${id}': '${path}',\n`);
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

function routeText({ id, name, columns }) {
  return `import { ${name} } from '@portal/contracts';
import { defineListScreen, ListScreen, RowFacts } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = defineListScreen(${name}, {
  title: screens['${id}'].title,
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
