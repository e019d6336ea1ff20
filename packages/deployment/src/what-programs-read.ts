import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What each program reads from its environment, by its source. */
export const reads = {
  api: namesIn('apps/api/src/platform/config/read-config.ts', /^ {2}([A-Z][A-Z0-9_]+):|\{ (UPLOADS_DIR):/gm),
  owner: namesIn('apps/api/src/platform/db/migrate-cli.ts', /env\.([A-Z_]+)/g),
  gateway: namesIn('apps/gateway/src/config.ts', /env\.([A-Z_]+)/g),
  archive: [
    ...namesIn('packages/database-archive/src/archive/read-settings.ts', /(ARCHIVE_[A-Z]+(?:_FILE)?)\b/g),
    ...namesIn('packages/database-archive/src/archive/read-settings.ts', /'([A-Z_]+)'|\}(REGION)`/g).map(
      (name) => `ARCHIVE_S3_${name}`,
    ),
    ...namesIn('packages/database-archive/src/commands/back-up.ts', /\b([A-Z_]+_(?:DIR|URL|DAYS))\b/g),
  ],
};

function namesIn(path: string, pattern: RegExp): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const names = [...text.matchAll(pattern)].map(([, ...found]) => found.find(Boolean) ?? '');
  if (names.length === 0) throw new Error(`${path} reads nothing`);
  return names;
}
