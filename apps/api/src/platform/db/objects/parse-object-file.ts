import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ObjectFile } from './object-file.ts';

/** Functions first: views, triggers and policies call them. */
const kinds: readonly string[] = ['function', 'view', 'triggers', 'policies'];
const made =
  /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?(FUNCTION|VIEW|TRIGGER|POLICY) ([\w.]+)(?:[\s\S]*?\sON ([\w.]+))?/;
const beginsStatement = /^(?=CREATE )/m;

/** Reads which objects a file makes; a file that makes another thing than its name says is refused. */
export function parseObjectFile(path: string, sql: string): ObjectFile {
  const name = basename(path, '.sql');
  const drops = sql.split(beginsStatement).flatMap((statement) => {
    const [, kind, object, table] = made.exec(statement) ?? [];
    if (!kind) return [];
    return `DROP ${kind} IF EXISTS ${object}${kind === 'TRIGGER' || kind === 'POLICY' ? ` ON ${table}` : ''}`;
  });
  const misplaced = drops.find((drop) => !belongs(name, drop));
  if (misplaced || drops.length === 0) {
    throw new Error(`${path} makes something else than ${name}: ${misplaced ?? 'nothing'}`);
  }
  return { name, path, hash: createHash('sha256').update(sql).digest('hex'), sql, drops };
}

/** A trigger stands beside its function, or among the triggers of its table. */
function belongs(name: string, drop: string): boolean {
  const object = name.slice(0, name.lastIndexOf('.'));
  switch (kindOf(name)) {
    case 'function':
      return drop === `DROP FUNCTION IF EXISTS ${object}` || drop.startsWith('DROP TRIGGER');
    case 'view':
      return drop === `DROP VIEW IF EXISTS ${object}`;
    case 'triggers':
      return drop.startsWith('DROP TRIGGER') && drop.endsWith(` ON ${object}`);
    case 'policies':
      return drop.startsWith('DROP POLICY') && drop.endsWith(` ON ${object}`);
    default:
      return false;
  }
}

function kindOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** By kind, then by name: every run takes the same order. */
export function byKindAndName(a: ObjectFile, b: ObjectFile): number {
  return rankOf(a.name) - rankOf(b.name) || (a.name < b.name ? -1 : 1);
}

function rankOf(name: string): number {
  return kinds.indexOf(kindOf(name));
}
