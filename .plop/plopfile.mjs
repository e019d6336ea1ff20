// `npm run gen`: the same skeleton a careful colleague would write, so that nobody copies an old one with its accidents.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const kebabOnly = (value) => kebab.test(value) || 'Lower-case words with dashes, for example "demand-notices"';

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  const root = plop.getDestBasePath();
  const foldersIn = (folder) => {
    const path = join(root, folder);
    return existsSync(path) ? readdirSync(path).filter((name) => existsSync(join(path, name, 'package.json'))) : [];
  };
  // What was made looks like everything else, whatever the names did to the width of its lines.
  const tidy = (...paths) => {
    const { status, stdout, stderr } = spawnSync('biome', ['check', '--write', ...paths], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`Biome does not like it: ${stdout}${stderr}`);
    return 'Formatted and checked';
  };
  const needsContracts = (area) =>
    !readFileSync(join(root, 'apps', area, 'package.json'), 'utf8').includes('"@portal/contracts"');
  const notRemotes = ['api', 'gateway', 'payment-sandbox', 'shell'];

  plop.setGenerator('feature', {
    description: 'a list screen of an area: route, feature, query, test',
    prompts: [
      {
        type: 'list',
        name: 'area',
        message: 'In which area?',
        choices: foldersIn('apps').filter((name) => !notRemotes.includes(name)),
      },
      { type: 'input', name: 'noun', message: 'What does it list (plural)?', validate: kebabOnly },
      { type: 'input', name: 'endpoint', message: 'Which endpoint of the contract gives it (for example listBills)?' },
    ],
    actions: [
      {
        type: 'addMany',
        destination: 'apps/{{area}}/src/features/{{noun}}',
        base: 'templates/feature',
        templateFiles: 'templates/feature/**/*.hbs',
      },
      { type: 'add', path: 'apps/{{area}}/src/routes/{{noun}}.route.tsx', templateFile: 'templates/route.hbs' },
      ({ area, noun }) => tidy(`apps/${area}/src/features/${noun}`, `apps/${area}/src/routes/${noun}.route.tsx`),
      ({ area }) =>
        `Add the route and the feature’s catalogue (loadMessages) to area.tsx.${needsContracts(area) ? ' Add "@portal/contracts": "workspace:*" to the package.json of the area, then npm run pnpm -- install.' : ''}`,
    ],
  });

  plop.setGenerator('endpoint', {
    description: 'an operation: contract, handler, test',
    prompts: [
      { type: 'input', name: 'domain', message: 'Which domain (API module)?', validate: kebabOnly },
      {
        type: 'input',
        name: 'name',
        message: 'What does it do (verb first, for example "issue-bill")?',
        validate: kebabOnly,
      },
      { type: 'list', name: 'method', message: 'Method?', choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      { type: 'input', name: 'path', message: 'Path below /api/v1 (for example "/bills/:id")?' },
    ],
    actions: ({ domain }) => [
      {
        type: 'add',
        path: 'packages/contracts/src/{{domain}}/{{name}}.ts',
        templateFile: 'templates/endpoint/contract.hbs',
      },
      existsSync(join(root, `packages/contracts/src/${domain}/index.ts`))
        ? {
            type: 'append',
            path: 'packages/contracts/src/{{domain}}/index.ts',
            pattern: /(?:export \* from .*;\n)*/,
            separator: '',
            template: "export * from './{{name}}.ts';\n",
          }
        : {
            type: 'add',
            path: 'packages/contracts/src/{{domain}}/index.ts',
            template: "export * from './{{name}}.ts';\n",
          },
      {
        type: 'add',
        path: 'apps/api/src/modules/{{domain}}/routes/{{name}}.route.ts',
        templateFile: 'templates/endpoint/route.hbs',
      },
      {
        type: 'add',
        path: 'apps/api/src/modules/{{domain}}/routes/{{name}}.route.test.ts',
        templateFile: 'templates/endpoint/route.test.hbs',
      },
      () => tidy(`packages/contracts/src/${domain}`, `apps/api/src/modules/${domain}/routes`),
      () => 'Export the domain from packages/contracts/src/index.ts and register the route in the module.',
    ],
  });

  plop.setGenerator('remote', {
    description: 'an area of its own: package, build, entry, texts',
    prompts: [
      { type: 'input', name: 'name', message: 'Name of the area?', validate: kebabOnly },
      { type: 'input', name: 'path', message: 'Root path it owns (for example "/enumerators")?' },
      { type: 'input', name: 'title', message: 'Its title in English?' },
    ],
    actions: [
      {
        type: 'addMany',
        destination: 'apps/{{name}}',
        base: 'templates/remote',
        templateFiles: 'templates/remote/**/*.hbs',
      },
      ({ name }) => tidy(`apps/${name}`),
      () =>
        'Add its id to areaIds and give it a place (packages/platform/src/area.ts and area-places.ts), then `npm run release -- <name>`.',
    ],
  });
}
