import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const mostKb = 200;

it('script and style are light, and the worker keeps exactly what was built', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const built = await build({ root, logLevel: 'silent', build: { write: false } });
  if (!('output' in built)) throw new Error('One build was asked for');
  const { output } = built;
  const textOf = (file: (typeof output)[number]) => (file.type === 'chunk' ? file.code : String(file.source));
  const files = output.filter(({ fileName }) => /\.(?:js|css)$/.test(fileName) && fileName !== 'worker.js');
  const kilobytes = files.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0) / 1024;
  expect(kilobytes).toBeLessThan(mostKb);
  const worker = output.find(({ fileName }) => fileName === 'worker.js');
  for (const { fileName } of files) expect(worker && textOf(worker)).toContain(`"/field/${fileName}"`);
}, 120_000);
