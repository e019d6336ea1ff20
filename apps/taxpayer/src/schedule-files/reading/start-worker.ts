/** Begins a worker that reads one schedule beside the screen. */
export function startWorker(): Worker {
  return new Worker(new URL('./schedule.worker.ts', import.meta.url), { type: 'module' });
}
