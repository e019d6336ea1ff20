import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { findFreePort } from './require-free-ports.ts';
import { startService } from './start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function service(source: string) {
  const entry = join(folder, 'service.ts');
  writeFileSync(entry, source);
  const readyUrl = `http://127.0.0.1:${await findFreePort()}/`;
  return { name: 'api', entry: relative(repositoryRoot, entry), env: {}, readyUrl };
}

it('repeats the last words of a service that ends while it starts', async () => {
  const ending = await service(`process.stderr.write('The database does not answer.\\n', () => process.exit(1));`);
  await expect(startService(ending, folder)).rejects.toThrow(
    /^The api ended while it was starting\. Its last words:\nThe database does not answer\.$/,
  );
});

it('does not say of a service that is slow that it ended', async () => {
  const slow = await service('setInterval(() => {}, 1_000);');
  await expect(startService(slow, folder, { patienceMs: 200 })).rejects.toThrow(/^The api was not ready in time\./);
});
