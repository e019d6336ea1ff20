import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../steps/run-command.ts';

const reporter = join(import.meta.dirname, 'run-reporter.ts');

it('reports of each file what passed, failed, was unsteady and could not be loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'vitest.config.ts',
    `import { RunReporter } from '${reporter}';
     export default { test: { globals: true, retry: 1, reporters: [new RunReporter('${folder}/report.json')] } };`,
  );
  write('steady.test.ts', "it('holds', () => {}); it.skip('is skipped', () => {});");
  write(
    'mixed.test.ts',
    `let tries = 0;
     describe('of two', () => { it('fails', () => { throw new Error('no'); }); });
     it('holds at last', () => { tries += 1; expect(tries).toBe(2); });`,
  );
  write('hook.test.ts', "beforeAll(() => { throw new Error('no'); }); it('is not reached', () => {});");
  write('broken.test.ts', "import './missing.ts'; it('is not reached', () => {});");
  write('stray.test.ts', "it('holds', () => void Promise.reject(new Error('stray')));");

  const { code } = await runCommand('vitest', ['run', '--root', folder]);

  expect(code).toBe(1);
  const seconds = expect.any(Number);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual({
    files: {
      'steady.test.ts': { passed: 1, failed: [], unsteady: [], seconds },
      'mixed.test.ts': { passed: 1, failed: ['of two > fails'], unsteady: ['holds at last'], seconds },
      'hook.test.ts': { passed: 0, failed: ['the file itself'], unsteady: [], seconds },
      'broken.test.ts': { passed: 0, failed: ['the file itself'], unsteady: [], seconds },
      'stray.test.ts': { passed: 1, failed: [], unsteady: [], seconds },
    },
    strayErrors: 1,
  });
});

it('ends a run that hangs and names the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { RunReporter } from '${reporter}';
     export default { test: { globals: true, reporters: [new RunReporter('${folder}/report.json', 3000)] } };`,
  );
  writeFileSync(join(folder, 'hangs.test.ts'), "it('goes on for ever', () => { for (;;); });");

  const { code } = await runCommand('vitest', ['run', '--root', folder]);

  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')).files['hangs.test.ts'].failed).toEqual([
    'does not end',
  ]);
});
