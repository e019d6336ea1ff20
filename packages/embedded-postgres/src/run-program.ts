import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PostgresStartError } from './postgres-start-error.ts';
import type { ServerIdentity } from './server-identity.ts';

interface ProgramOptions {
  readonly identity: ServerIdentity | undefined;
  /** Where output goes: a file descriptor, or nowhere to be read from. */
  readonly output: number | 'pipe';
}

/** Starts a program of the server as the server's user, in a session of its own: Ctrl-C reaches us, and we stop it in order. */
export async function startProgram(
  program: string,
  args: readonly string[],
  { identity, output }: ProgramOptions,
): Promise<ChildProcess> {
  let child: ChildProcess;
  try {
    child = spawn(program, args, {
      cwd: '/',
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output, output],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      ...identity,
    });
    // A failed spawn is thrown or emitted, by its kind.
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  } catch (error) {
    throw explained(program, error, identity);
  }
  return child;
}

/** Runs a program to its end and gives its exit code and everything it said. */
export async function runProgram(
  program: string,
  args: readonly string[],
  identity: ServerIdentity | undefined,
): Promise<{ code: number | null; output: string }> {
  const child = await startProgram(program, args, { identity, output: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

function explained(program: string, error: unknown, identity: ServerIdentity | undefined): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (identity && (code === 'EPERM' || code === 'EINVAL'))
    return new PostgresStartError(
      'PostgreSQL refuses to run as root, and this root may not change to another user (it lacks CAP_SETUID): start the portal as an ordinary user',
      { cause: error },
    );
  if (code === 'ENOENT' && existsSync(program))
    return new PostgresStartError(
      'The embedded PostgreSQL needs the GNU C library, which this system (Alpine, perhaps) lacks: use another system',
      { cause: error },
    );
  return error;
}
