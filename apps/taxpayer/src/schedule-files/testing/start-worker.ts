import { readBytes } from '../reading/read-bytes.ts';
import type { WorkerWord } from '../reading/schedule.worker.ts';

type Asked = Parameters<typeof readBytes<string>>;

/** For the simulated browser, which has no workers: one that reads schedules in this thread, with the worker's own reader. */
export const startWorker = () => ({
  onmessage: (_event: { readonly data: WorkerWord<string> }): void => {},
  async postMessage(asked: { bytes: Asked[0]; kind: Asked[1]; map: Asked[2]; mark?: Asked[3] }) {
    const read = await readBytes(asked.bytes, asked.kind, asked.map, asked.mark);
    if (read.kind === 'read') this.onmessage({ data: { rows: read.rows } });
    this.onmessage({ data: { read } });
  },
  terminate() {},
});
