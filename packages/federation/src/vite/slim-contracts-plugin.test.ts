import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slimContractsPlugin } from './slim-contracts-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'slim-contracts-'));
const contract = `
import { text } from './schemas.ts';
const fields = { first: text('a field').check(0) };
const query = text('a query').check(fields.first);
export const billSchema = text('the answer').check(2);
export const typedReference = text('the form').check(3);
export const getBill = defineEndpoint({ method: 'GET', path: '/bills/:reference', summary: 'In words', params: text('a parameter'), query, response: billSchema, errors: ['bill.not-found'] });
const list = (path: string) => defineEndpoint({ method: 'GET', path, summary: 'Of a list', response: text('a list') });
export const listOffices = list('/offices');
export const listStates = list('/states');
function defineEndpoint<T>(endpoint: T): T { return endpoint; }
`;
const files: Readonly<Record<string, string>> = {
  'packages/contracts/src/bill.ts': contract,
  'packages/contracts/src/schemas.ts': `export const text = (name: string) => ({ name, check(rule: unknown) { return text(name + rule); } });`,
  'screen.ts': `import { getBill, listOffices, typedReference } from './packages/contracts/src/bill.ts'; console.log(getBill, listOffices, typedReference.name);`,
};

beforeAll(() => {
  mkdirSync(join(folder, 'packages/contracts/src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves of an endpoint what a call needs, and of the schemas those that a screen uses', async () => {
  const [output] = [
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [slimContractsPlugin()],
      build: { write: false, minify: false, lib: { entry: 'screen.ts', formats: ['es'], fileName: 'screen' } },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code ?? '';
  expect(code).toContain('/bills/:reference');
  expect(code).toContain('bill.not-found');
  expect(code).toContain('the form');
  expect(code).toContain('/offices');
  const unread = ['In words', 'a parameter', 'a query', 'a field', 'the answer', 'Of a list', 'a list', '/states'];
  for (const each of unread) expect(code).not.toContain(each);
});
