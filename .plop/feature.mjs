import { camel, quoted } from './names.mjs';

export function featureActions(answers, edit) {
  const { area, noun, path, titleEn, titleHa } = answers;
  const home = `apps/${area}`;
  const entry = `${home}/src/area.tsx`;
  const feature = `${home}/src/features/${noun}`;
  const files = [feature, `${home}/src/routes/${noun}.route.tsx`, `${home}/src/${noun}-title.ts`];
  const data = { en: quoted(titleEn), ha: quoted(titleHa) };
  return [
    {
      type: 'addMany',
      destination: feature,
      base: 'templates/feature',
      templateFiles: 'templates/feature/**/*.hbs',
      data,
    },
    { type: 'add', path: files[1], templateFile: 'templates/feature-route.hbs' },
    { type: 'add', path: files[2], templateFile: 'templates/feature-title.hbs', data },
    () =>
      edit.after(
        entry,
        /^ {2}routes: \[\n/m,
        `{ path: '${path}', handle: { title: ${camel(noun)}Title } satisfies RouteHandle, lazy: () => import('./routes/${noun}.route.tsx') },\n`,
      ),
    () => edit.importing(entry, `import { ${camel(noun)}Title } from './${noun}-title.ts';`),
    () =>
      /\bRouteHandle\b[^;]* from '@portal\/platform'/.test(edit.read(entry))
        ? `${entry} knows RouteHandle`
        : edit.importing(entry, "import type { RouteHandle } from '@portal/platform';"),
    () => needPackages(area, edit),
    () => edit.tidy(...files, entry, `${home}/package.json`, '.knip.json'),
    () => edit.link(),
    () => leftToThink(answers, edit),
  ];
}

const needed = ['@portal/api-client', '@portal/contracts', '@portal/platform', '@portal/ui'];
const neededByTests = ['@testing-library/dom', '@testing-library/react'];

/** What the screen imports; an area that did not use one of them was excused from it. */
export function needPackages(area, edit, packages = needed) {
  edit.json('.knip.json', ({ workspaces }) => {
    delete workspaces[`apps/${area}`];
  });
  return edit.json(`apps/${area}/package.json`, (description) => {
    description.dependencies = withAll(packages, 'workspace:*', description.dependencies);
    description.devDependencies = withAll(neededByTests, 'catalog:', description.devDependencies);
  });
}

function withAll(names, version, known) {
  const all = { ...Object.fromEntries(names.map((name) => [name, version])), ...known };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function leftToThink({ area, noun, path }, edit) {
  const menu = `apps/${area}/src/navigation.ts`;
  const isAnnounced = edit.has(menu) && edit.read(menu).includes(`'${path}'`);
  return isAnnounced
    ? `${path} is in the menu already: it need not be among the screens that are not released any more (apps/${area}/src/area.tsx and its test).`
    : `${path} shows ${noun}. It is in no menu: ${menu} is where it would go.`;
}
