import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { untilItEnds } from './commands-under-way.ts';

export const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a tool has written is read long before. */
const outputHeldMs = 5_000;

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Passed to the command's standard input. */
  readonly input?: string;
}

/**
 * Runs a tool of the workspace to its end, and ends what it leaves behind. A tool that cannot be started counts as failed, with the reason as its
 * output.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd: options.cwd ?? repositoryRoot,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      shell: isWindows,
      // A group of its own, so that whatever the tool starts can be ended with it.
      detached: !isWindows,
    });
    untilItEnds(child);
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.join('') }));
    // A process in a group of its own that the tool left behind may hold the tool's output open for ever.
    child.once('exit', (code) => {
      setTimeout(() => resolve({ code: code ?? 1, output: output.join('') }), outputHeldMs).unref();
    });
    // A tool that reads nothing may have ended by now.
    child.stdin.once('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}
