import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { bundleContracts } from './bundle-contracts.ts';

/** A package of the shape of the contracts. */
function aPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const exports = { '.': './src/index.ts', './every-name': './src/every-name.ts' };
  write('package.json', JSON.stringify({ name: '@a/contracts', type: 'module', exports, dependencies: {} }));
  write('src/money.ts', 'export const naira: string = "NGN"; export const unused = () => 1;');
  write('src/index.ts', "export * from './money.ts';");
  write('src/every-name.ts', "import * as all from './index.ts'; export const names = Object.keys(all);");
  return { folder, write };
}

async function resolved(folder: string, name: string) {
  const alias = (await bundleContracts(folder)).find(({ find }) => find.test(name));
  return alias?.replacement ?? '';
}
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href);

it('resolves each name of the package to one file that exports all of it', async () => {
  const { folder } = aPackage();
  expect(Object.keys(await load(await resolved(folder, '@a/contracts'))).sort()).toEqual(['naira', 'unused']);
  expect((await load(await resolved(folder, '@a/contracts/every-name'))).names).toEqual(['naira', 'unused']);
  expect(await resolved(folder, '@a/contracts-of-others')).toBe('');
});

it('builds again when a source has changed, and only then', async () => {
  const { folder, write } = aPackage();
  const first = await resolved(folder, '@a/contracts');
  const { ino } = statSync(first);
  expect(statSync(await resolved(folder, '@a/contracts')).ino).toBe(ino);

  write('src/money.ts', 'export const naira: string = "₦";');
  expect((await load(await resolved(folder, '@a/contracts'))).naira).toBe('₦');
});
