import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { clientBuild } from './build-options.ts';
import { olderBrowsersPlugin } from './older-browsers-plugin.ts';

/** The build of one file that is not on the disk. */
async function built(code: string): Promise<string> {
  const source = { name: 'source', resolveId: (id: string) => (id === 'screen' ? id : undefined), load: () => code };
  const { outDir: _, emptyOutDir: __, manifest: ___, ...options } = clientBuild('screen');
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [source, olderBrowsersPlugin()],
      build: { ...options, write: false },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

it.each([
  [`globalThis.found = 'a/'.replace(/(?<=.)\\/+$/, '')`, 'look-behind'],
  ['globalThis.Box = class { static { globalThis.seen = true; } }', 'static block'],
  ['globalThis.signal = AbortSignal.any([AbortSignal.timeout(5)])', 'within'],
  [`globalThis.known = URL.canParse('/')`, 'URL.canParse'],
  ['globalThis.last = [1].findLast(Boolean)', 'findLast'],
])('refuses %s', async (code, reason) => {
  await expect(built(code)).rejects.toThrow(reason);
});

it('lets through what they know', async () => {
  expect(await built('globalThis.last = [1].at(-1); globalThis.named = "a1".match(/(?<letter>a)/);')).toContain(
    '.at(-1)',
  );
});
