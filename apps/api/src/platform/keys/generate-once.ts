import { randomUUID } from 'node:crypto';
import { link, mkdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Safe when several processes start at once: the first key that is linked into place is everybody's. */
export async function generateOnce(dir: string, name: string, make: () => string): Promise<void> {
  const file = join(dir, name);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (await stat(file).catch(() => undefined)) return;
  const draft = join(dir, `.${randomUUID()}`);
  await writeFile(draft, make(), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}
