import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { releaseAll } from '@portal/federation/release';
import { repositoryRoot } from './repository-root.ts';
import { keepRunning } from './services/keep-running.ts';
import { StartRefused } from './services/service.ts';
import { demoAccounts, demoBills, wantsDemoWorld } from './start/demo-world.ts';
import { portsFrom } from './start/ports.ts';
import { requireRoom } from './start/require-room.ts';
import { startStack } from './start/start-stack.ts';
import { welcome } from './start/welcome.ts';

/** `npm start`: builds what changed, starts everything, prints one address, and stops everything on Ctrl-C. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  const report = (done: string) => console.log(`  ✓ ${done} (${seconds()} s)`);
  const ports = portsFrom(process.env);
  const dataDir = resolve(process.env.DATA_DIR ?? join(repositoryRoot, '.data'));
  const origin = process.env.PORTAL_ORIGIN ?? `http://localhost:${ports.gateway}`;

  const hasDemoWorld = wantsDemoWorld(process.env);

  console.log('\nStarting the revenue portal …');
  await requireRoom({ ports, dataDir, databaseUrl: process.env.DATABASE_URL });
  build();
  const releasesDir = join(dataDir, 'releases');
  await releaseAll({ releasesDir });
  report('shell and areas are built and published');

  const interruption = new AbortController();
  let stopping = false;
  let interrupt = () => interruption.abort(new StartRefused('Stopped before it was ready.'));
  // From the first moment on: a start that is given up must leave nothing running either.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt());
  const stack = await startStack({
    signal: interruption.signal,
    ports,
    dataDir,
    releasesDir,
    databaseUrl: process.env.DATABASE_URL,
    databaseOwnerUrl: process.env.DATABASE_OWNER_URL,
    testDatabaseUrl: process.env.TEST_DATABASE_URL,
    testDatabaseOwnerUrl: process.env.TEST_DATABASE_OWNER_URL,
    demoWorld: hasDemoWorld,
    origin,
    report,
  });
  console.log(
    welcome({
      stack,
      seconds: seconds(),
      demoBills: hasDemoWorld ? demoBills() : [],
      demoAccounts: hasDemoWorld ? demoAccounts() : [],
    }),
  );

  const keeping = keepRunning(stack.kept, {
    say: (line) => console.error(`${new Date().toISOString()} ${line} See ${join(dataDir, 'logs')}.`),
  });
  async function stop() {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    await keeping.stop();
    await stack.stop();
    process.exit(0);
  }
  interrupt = () => void stop();
}

function build(): void {
  const result = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    throw new StartRefused(
      `${result.error?.message ?? `${result.stdout}${result.stderr}`.trim()}\n\nThe build failed; its own message is above. Mend what it names, and run npm start again.`,
    );
}

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof StartRefused || error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
