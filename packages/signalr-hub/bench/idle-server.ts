import { startHub, startPlain } from './servers.ts';

/** One server in a process of its own, so that its memory is its own. */
const [, , kind, state] = process.argv;

/**
 * Short-lived garbage until V8's young generation (a fixed 16 MiB here, its default maximum) has been touched once:
 * that memory belongs to the process, not to its connections, and any server with traffic has it already.
 */
function touchYoungGeneration(): number {
  let touched = 0;
  for (let round = 0; round < 400_000; round += 1) touched += new Array<number>(64).fill(round).length;
  return touched;
}

async function measure(): Promise<NodeJS.MemoryUsage> {
  // Twice, with a moment between: the first collection frees what the second can give back.
  for (const _round of [1, 2]) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return process.memoryUsage();
}

const { port } = kind === 'hub' ? await startHub() : await startPlain();
if (state === 'settled') touchYoungGeneration();
process.on('message', async (message) => {
  if (message === 'stop') process.exit(0);
  process.send?.(await measure());
});
process.send?.({ port });
