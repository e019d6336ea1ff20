import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);

export function filesBelow(folder: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter(Boolean);
}

export function textOf(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** `money/refunds`; undefined for what is in no module. */
export function moduleOf(path: string): string | undefined {
  return /^apps\/api\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
}

/**
 * Which module owns a table: each lists its own in `database/tables.json`. Views of the schema `reading` are published and belong to
 * nobody here.
 */
export function tableOwners(): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const lists = filesBelow('apps/api/src').filter((file) => file.endsWith('/database/tables.json'));
  for (const path of lists) {
    const owner = moduleOf(path) ?? 'platform';
    for (const table of JSON.parse(textOf(path)) as readonly string[]) {
      if (owners.has(table)) throw new Error(`${table} has two owners: ${owners.get(table)} and ${owner}`);
      owners.set(table, owner);
    }
  }
  return owners;
}

/** Tables of today's catalogue, without views: as the generated types of rows name them. */
export function tablesOfCatalogue(): readonly string[] {
  const schema = /export interface \w+ \{\n([\s\S]*?)\n\}/.exec(textOf('apps/api/src/platform/db/schema.generated.ts'));
  const names = [...(schema?.[1] ?? '').matchAll(/^ {2}'?([a-z_.]+)'?: /gm)].map(([, name = '']) => name);
  const views = filesBelow('apps/api/src').flatMap((path) => /\/([\w.]+)\.view\.sql$/.exec(path)?.[1] ?? []);
  return names.filter((name) => !views.includes(name));
}
