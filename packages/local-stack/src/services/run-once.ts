import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNodeProgram } from './node-program.ts';
import { StartRefused } from './service.ts';

export interface OnceOptions {
  /** What it is for, as the sentence about its failure begins: "The database could not be migrated". */
  readonly failure: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logDir: string;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a command-line program of ours to its end. What it printed is kept in a file, and told in one line, when it fails. */
export function runOnce({ failure, entry, env, logDir, signal }: OnceOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startNodeProgram(entry, env);
    signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    const printed: string[] = [];
    child.stdout.on('data', (chunk) => printed.push(String(chunk)));
    child.stderr.on('data', (chunk) => printed.push(String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const output = printed.join('').trimEnd();
      mkdirSync(logDir, { recursive: true });
      const log = join(logDir, 'preparation.log');
      writeFileSync(log, `${output}\n`);
      reject(new StartRefused(`${failure}: ${reasonIn(output)} All it said is in ${log}`));
    });
  });
}

/** The line of an uncaught error that says what happened. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const named =
    lines.find((line) => /^(?:\[?cause\]?: )?(?:\w*[Ee]rror|FATAL)\b.*: ./.test(line)) ?? lines.findLast(Boolean);
  return `${(named ?? 'it said nothing').replace(/(?<![.{ ])[.{ ]+$/, '')}.`;
}
