import { camel, pascal } from './names.mjs';

const matrix = 'apps/api/src/testing/access/access-matrix.ts';
const modules = 'apps/api/src/modules.ts';

export function endpointActions(answers, edit) {
  const { domain, name, method, path } = answers;
  const contract = `packages/contracts/src/${domain}`;
  const module = `apps/api/src/modules/${domain}`;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const data = {
    params,
    hasBody,
    isList: method === 'GET' && params.length === 0,
    isEmpty: method === 'DELETE' && params.length === 0,
    calledPath: path.replace(/:\w+/g, '019aa000-0000-7000-8000-000000000001'),
  };
  const isNewContract = !edit.has(`${contract}/index.ts`);
  const isNewModule = !edit.has(`${module}/index.ts`);
  if (!isNewModule && !edit.has(`${module}/${domain}.module.ts`))
    throw new Error(`${module} has no ${domain}.module.ts`);
  const add = (file, templateFile) => ({
    type: 'add',
    path: file,
    templateFile: `templates/endpoint/${templateFile}`,
    data,
  });

  return [
    add(`${contract}/${name}.ts`, 'contract.hbs'),
    ...(isNewContract ? [add(`${contract}/index.ts`, 'contract-index.hbs')] : []),
    () =>
      isNewContract
        ? edit.append('packages/contracts/src/index.ts', `export * from './${domain}/index.ts';`)
        : edit.append(`${contract}/index.ts`, `export * from './${name}.ts';`),
    add(`${module}/routes/${name}.route.ts`, 'route.hbs'),
    add(`${module}/routes/${name}.route.test.ts`, 'route.test.hbs'),
    ...(isNewModule
      ? [
          add(`${module}/${domain}.module.ts`, 'module.hbs'),
          add(`${module}/index.ts`, 'module-index.hbs'),
          add(`${module}/README.md`, 'readme.hbs'),
          () => edit.importing(modules, `import { ${camel(domain)}Module } from './modules/${domain}/index.ts';`),
          () => edit.before(modules, /^ {2}return \[\n/m, `  ${camel(domain)}Module(api);\n`),
        ]
      : [
          () =>
            edit.after(
              `${module}/${domain}.module.ts`,
              /export function \w+Module\(app: FastifyInstance[\s\S]*?\): \w+ \{\n/,
              `  ${camel(name)}Route(app);\n`,
            ),
          () =>
            edit.importing(
              `${module}/${domain}.module.ts`,
              `import { ${camel(name)}Route } from './routes/${name}.route.ts';`,
            ),
        ]),
    () => edit.before(matrix, /\};\n$/, matrixRow(answers, data)),
    () => edit.tidy('packages/contracts/src/index.ts', contract, module, modules, matrix),
    () => `${pascal(name)} is served. Who may call it, what it takes and what it answers: ${contract}/${name}.ts`,
  ];
}

/** Everybody who is signed in, as the contract says; without a body the ones that need one refuse. */
function matrixRow({ method, path }, { params, hasBody }) {
  if (params.length === 0) return `  '${method} ${path}': signedIn,\n`;
  const called = path.replace(/:\w+/g, `\${missing}`);
  return `  '${method} ${path}': { ...signedIn, objects: async () => sameFor(\`${called}\`, ${hasBody ? 422 : 200}) },\n`;
}
