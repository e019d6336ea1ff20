import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot, runCommand } from '../steps/run-command.ts';
import { type BenchRow, barText, rowsFileVariable, valueText, verdictOf } from './bench-row.ts';
import { type Bench, benches } from './benches.ts';

/** `npm run bench [-- name …]`: measures one thing after the other, prints one table and keeps it in `.data/bench.json`. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    console.error(`No bench is called ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}`);
    return 1;
  }
  const chosen = benches.filter(({ name }) => names.length === 0 || names.includes(name));
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  console.log(`${cores} cores, load ${load.toFixed(1)} at the start, Node ${process.versions.node}`);
  if (load > cores / 2) console.log('The machine is busy with other things: times and ratios are worth less.');
  const built = await runCommand('turbo', ['run', 'build', '--output-logs=errors-only']);
  if (built.code !== 0) {
    console.error(`The build failed:\n${built.output}`);
    return 1;
  }

  const rows: BenchRow[] = [];
  const failed: string[] = [];
  for (const bench of chosen) {
    console.log(`\n── ${bench.name}`);
    const result = await run(bench);
    rows.push(...result.rows);
    if (result.code !== 0 || result.rows.length === 0) failed.push(bench.name);
  }
  printTable(rows);
  const report = { at: new Date().toISOString(), cores, loadAtStart: load, node: process.versions.node, rows, failed };
  mkdirSync(join(repositoryRoot, '.data'), { recursive: true });
  writeFileSync(join(repositoryRoot, '.data', 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (failed.length > 0) console.error(`\nEnded with an error: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

async function run({ file, rowsOf }: Bench): Promise<{ readonly code: number; readonly rows: readonly BenchRow[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const rowsFile = join(folder, 'rows.jsonl');
  try {
    const { code, output } = await spawned(file, { [rowsFileVariable]: rowsFile });
    const reported = existsSync(rowsFile) ? readFileSync(rowsFile, 'utf8').trim().split('\n') : [];
    const rows = rowsOf ? rowsOf(output) : reported.map((line) => JSON.parse(line) as BenchRow);
    return { code, rows };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a bench to its end, showing what it prints. An interruption reaches it first, so that it can stop what it started. */
function spawned(file: string, env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, [join(repositoryRoot, file)], {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', passOn).once('SIGTERM', passOn);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ code: code ?? 1, output });
    });
  });
}

function printTable(rows: readonly BenchRow[]): void {
  const head = ['what', 'measured', 'bar', 'met', 'raw values'];
  const lines = [head, ...rows.map((row) => [row.what, valueText(row), barText(row), verdictOf(row), row.raw])];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  console.log('');
  for (const line of lines) {
    console.log(
      line.map((cell, column) => (column === head.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join(' │ '),
    );
  }
}

process.exitCode = await main(process.argv.slice(2).filter((argument) => argument !== '--'));
