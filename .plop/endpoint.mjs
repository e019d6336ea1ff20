import { camel, pascal } from './names.mjs';
import { callers, rolesIn } from './readers.mjs';
import { screenPathsOf } from './screens.mjs';

const matrix = 'apps/api/src/testing/access/access-matrix.ts';
const modules = 'apps/api/src/modules.ts';
const testing = '../../../../testing/access';
const screensOfAdmin = 'apps/admin/src/access.test.tsx';
const floors = ['reading', 'work', 'money', 'ground'];

export function planEndpoint(answers, draft) {
  const { domain, name, method, path, readers, screen } = answers;
  const { access, row } = callers[readers];
  const contract = `packages/contracts/src/${domain}`;
  const folder = (floor) => `apps/api/src/modules/${floor}/${domain}`;
  // A new module begins on the floor of work: it may use money and ground, and nothing below it can depend on it.
  const floor = floors.find((one) => draft.has(`${folder(one)}/index.ts`)) ?? 'work';
  const module = folder(floor);
  const accessRows = `${module}/testing/access-rows.ts`;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const data = {
    ...answers,
    params,
    hasBody,
    isList: method === 'GET' && params.length === 0,
    isEmpty: method === 'DELETE' && params.length === 0,
    floor,
    access,
    imports: rolesIn(access),
    isPublic: readers === 'public',
    isForSome: readers !== 'public' && readers !== 'signed-in',
    calledPath: path.replace(/:\w+/g, '019aa000-0000-7000-8000-000000000001'),
  };
  const route = `${camel(name)}Route`;

  draft.template(`${contract}/${name}.ts`, 'endpoint/contract.hbs', data);
  if (draft.has(`${contract}/index.ts`)) draft.append(`${contract}/index.ts`, `export * from './${name}.ts';`);
  else draft.template(`${contract}/index.ts`, 'endpoint/contract-index.hbs', data);
  draft.append('packages/contracts/src/index.ts', `export * from './${domain}/index.ts';`);

  draft.template(`${module}/routes/${name}.route.ts`, 'endpoint/route.hbs', data);
  draft.template(`${module}/routes/${name}.route.test.ts`, 'endpoint/route.test.hbs', data);
  const entry = `${module}/${domain}.module.ts`;
  if (draft.has(`${module}/index.ts`)) {
    if (!draft.has(entry)) throw new Error(`${module} has no ${domain}.module.ts`);
    const start = /export function \w+Module\(app: FastifyInstance[\s\S]*?\): \w+ \{\n/;
    draft.after(entry, start, `  ${route}(app);\n`, `${route}(app`);
    draft.importing(entry, route, `./routes/${name}.route.ts`);
  } else {
    draft.template(entry, 'endpoint/module.hbs', data);
    draft.template(`${module}/index.ts`, 'endpoint/module-index.hbs', data);
    draft.template(`${module}/README.md`, 'endpoint/readme.hbs', data);
    draft.template(accessRows, 'endpoint/access-rows.hbs', data);
    const rows = `${camel(domain)}AccessRows`;
    draft.importing(matrix, rows, `../../modules/${floor}/${domain}/testing/access-rows.ts`);
    draft.before(matrix, /^\);\n/m, `  ${rows},\n`, new RegExp(`^ {2}${rows},`, 'm'));
    draft.importing(modules, `${camel(domain)}Module`, `./modules/${floor}/${domain}/index.ts`);
    draft.before(
      modules,
      /^\] satisfies/m,
      `  ${camel(domain)}Module,\n`,
      new RegExp(`^ {2}${camel(domain)}Module,`, 'm'),
    );
  }
  draft.before(accessRows, /\} satisfies AccessRows;\n$/, accessRow(answers, data, row), `'${method} ${path}':`);
  draft.importing(accessRows, row, `${testing}/callers.ts`);
  if (params.length > 0)
    for (const used of ['missing', 'sameFor']) draft.importing(accessRows, used, `${testing}/access-objects.ts`);
  if (data.isForSome) nameItsScreen({ path, screen }, draft);
  return `${pascal(name)} is served. Who may call it, what it takes and what it answers: ${contract}/${name}.ts`;
}

/** From which screen administrators call it: the area's test wants both to be for the same people. */
function nameItsScreen({ path, screen }, draft) {
  const known = screenPathsOf('admin', draft);
  if (!known.includes(screen)) throw new Error(`The admin area has no screen ${screen}: ${known.join(', ')}`);
  const lines = [...draft.read(screensOfAdmin).matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, start]) => start);
  if (lines.some((start) => path.startsWith(start))) return;
  draft.after(screensOfAdmin, /^const screenOf: .*= \{\n/m, `  '${path.replace(/\/:.*/, '')}': '${screen}',\n`);
}

/** As the contract says; without a body the ones that need one refuse. */
function accessRow({ method, path }, { params, hasBody }, row) {
  if (params.length === 0) return `  '${method} ${path}': ${row},\n`;
  const called = path.replace(/:\w+/g, `\${missing}`);
  return `  '${method} ${path}': { ...${row}, objects: async () => sameFor(\`${called}\`, ${hasBody ? 422 : 200}) },\n`;
}
