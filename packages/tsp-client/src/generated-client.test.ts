import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generateClient } from './generate-client.ts';

const kept = fileURLToPath(new URL('generated', import.meta.url));

async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

it('what is kept is what the document of today becomes: `pnpm generate` writes it anew', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsp-client-'));
  try {
    await generateClient(folder);
    const made = await filesIn(folder);
    expect(Object.keys(made).length).toBeGreaterThan(5);
    expect(await filesIn(kept)).toEqual(made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
