import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../steps/run-command.ts';
import { missingCommands, scriptsThatNeedTools } from './named-commands.ts';

const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
const commands = { scripts, exists: (path: string) => existsSync(join(repositoryRoot, path)) };

it('every root script works by npm run, on a machine that has Node and npm alone', () => {
  expect(scriptsThatNeedTools(commands)).toEqual([]);
});

it('no page names a command that is not there', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: repositoryRoot });
  // Decisions say what was decided on their day.
  const pages = String(paths)
    .split('\n')
    .filter((path) => path && !path.startsWith('docs/decisions/') && existsSync(join(repositoryRoot, path)));
  expect(pages.length).toBeGreaterThan(50);
  const missing = pages.flatMap((path) =>
    missingCommands(readFileSync(join(repositoryRoot, path), 'utf8'), commands).map((command) => `${path}: ${command}`),
  );
  expect(missing).toEqual([]);
});

it('finds scripts that need tools, and commands that are not there', () => {
  const known = {
    scripts: { lint: 'biome check .', unit: 'node .bootstrap/run.mjs portal:unit', gone: 'node .bootstrap/run.mjs no' },
    exists: (path: string) => path === 'packages/ui',
  };
  expect(scriptsThatNeedTools(known)).toEqual(['lint', 'unit', 'gone']);
  expect(
    missingCommands('`npm run unit -- packages/ui packages/you`, `npm run tests`, `npm test`, `vitest run a`', known),
  ).toEqual(['npm run tests', 'npm run test', 'npm run unit -- packages/you', '`vitest run a`']);
});
