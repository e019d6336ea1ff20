import { createHash } from 'node:crypto';
import type { Migration, MigrationStep } from './migration.ts';

const outside = /^-- outside a transaction\b/;
const inTheWay = /^-- drops: (.+)$/;
const batches = /^-- batches of (\d+) by ([a-z_]+)\.([a-z_]+)$/m;
const concurrently = /\bconcurrently\b/i;
const namedIndex = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([\w."]+)/i;

/** Reads what a file declares about itself; a file that asks for what its form cannot do is refused here, before anything is applied. */
export function parseMigration(name: string, content: string): Migration {
  const head = leadingComments(content);
  const commitsEachStep = head.some((line) => outside.test(line));
  const drops = head.flatMap((line) => inTheWay.exec(line)?.[1]?.split(/,\s*/) ?? []);
  if (commitsEachStep && drops.length > 0) {
    throw new Error(`${name}: what is dropped before a migration is dropped in its transaction`);
  }
  const steps = content
    .split('--> statement-breakpoint')
    .filter((sql) => withoutComments(sql) !== '')
    .map((sql) => parseStep(name, sql, commitsEachStep));
  return { name, hash: createHash('sha256').update(content).digest('hex'), commitsEachStep, drops, steps };
}

function parseStep(name: string, sql: string, commitsEachStep: boolean): MigrationStep {
  const batch = batches.exec(sql);
  const statement = withoutComments(sql);
  if (!batch && !concurrently.test(statement)) return { kind: 'statement', sql };
  if (!commitsEachStep) {
    throw new Error(
      `${name}: batches and CONCURRENTLY need "-- outside a transaction" among the first lines of the file`,
    );
  }
  if (batch) {
    const [, size, table = '', key = ''] = batch;
    return { kind: 'batch', sql, table, key, size: Number(size) };
  }
  if (!/\bcreate\b/i.test(statement)) return { kind: 'statement', sql };
  const index = namedIndex.exec(statement)?.[1];
  if (!index)
    throw new Error(`${name}: write CREATE INDEX CONCURRENTLY IF NOT EXISTS with a name, so that it may be run again`);
  return { kind: 'index', sql, index };
}

function leadingComments(content: string): readonly string[] {
  const lines = content.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return end === -1 ? lines : lines.slice(0, end);
}

function withoutComments(sql: string): string {
  return sql.replace(/^[ \t]*--.*$/gm, '').trim();
}
