import { spawnSync } from 'node:child_process';

export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

interface ToolOptions {
  readonly cwd?: string;
  readonly input?: string;
  /** Its lines are shown as they come, and not returned. */
  readonly isShown?: boolean;
}

/** Runs a tool of the system to its end and returns what it wrote; throws with its last words where it fails. */
export function runTool(
  command: string,
  args: readonly string[],
  { cwd, input, isShown = false }: ToolOptions = {},
): string {
  const result = spawnSync(command, args, {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  if (result.error) throw new ToolFailed(`${command} cannot be started: ${result.error.message}`);
  if (result.status !== 0)
    throw new ToolFailed(
      `${command} ${args.join(' ').slice(0, 200)} ended with ${result.status}. ${(result.stderr ?? '').slice(-2_000)}`,
    );
  return result.stdout ?? '';
}

/** Which of the tools are not here. */
export function missingTools(names: readonly string[]): readonly string[] {
  return names.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error);
}
