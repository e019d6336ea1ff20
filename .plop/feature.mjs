import { quoted } from './names.mjs';
import { enterScreen } from './screens.mjs';

const parts = ['index.ts', '{{noun}}-list.tsx', '{{noun}}-list.test.tsx', '{{noun}}.queries.ts'];
const texts = ['messages/en.ts', 'messages/ha.ts', 'messages/use-{{noun}}-messages.ts'];

export function planFeature(answers, draft) {
  const { area, noun, path, titleEn, titleHa, menu } = answers;
  const home = `apps/${area}/src`;
  const data = { ...answers, en: quoted(titleEn), ha: quoted(titleHa) };
  enterScreen({ ...answers, key: noun }, draft);
  for (const part of [...parts, ...texts])
    draft.template(`${home}/features/${noun}/${part.replace('{{noun}}', noun)}`, `feature/${part}.hbs`, data);
  draft.template(`${home}/routes/${noun}.route.tsx`, 'feature-route.hbs', data);
  needPackages(area, draft);
  return `${path} shows ${noun}. ${menu === 'none' ? 'It is in no menu' : 'The menu leads to it'}: ${home}/screens.ts`;
}

const needed = ['@portal/api-client', '@portal/area-screens', '@portal/contracts', '@portal/platform', '@portal/ui'];
const neededByTests = ['@testing-library/dom', '@testing-library/react'];

/** What the screen imports; an area that did not use one of them was excused from it. */
export function needPackages(area, draft, packages = needed) {
  draft.json('.knip.json', ({ workspaces }) => {
    const excused = workspaces[`apps/${area}`]?.ignoreDependencies?.filter((name) => !packages.includes(name));
    if (excused?.length === 0) delete workspaces[`apps/${area}`];
    else if (excused) workspaces[`apps/${area}`].ignoreDependencies = excused;
  });
  draft.json(`apps/${area}/package.json`, (description) => {
    description.dependencies = withAll(packages, 'workspace:*', description.dependencies);
    description.devDependencies = withAll(neededByTests, 'catalog:', description.devDependencies);
  });
}

function withAll(names, version, known) {
  const all = { ...Object.fromEntries(names.map((name) => [name, version])), ...known };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}
