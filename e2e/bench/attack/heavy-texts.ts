import { percentile, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import type { Attack } from './attack.ts';

const lastsMs = 12_000;
const everyMs = 250;
/** What one of these may take at most, waiting for its turn included. */
const longestSeconds = 5;
const longRun = 15_000;

const blanks = ' '.repeat(190_000);
const csv = `kind,name,lga,place,height_m,power\nmast,KAD-1,Kaduna North,Rimi,1${blanks}x,grid\n`;

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Texts that make a pattern with a run in it look for its beginning at every place. */
const heavy: readonly Question[] = [
  {
    method: 'POST',
    path: '/api/v1/communication-infrastructure/imports',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ csv }),
  },
  { method: 'GET', path: '/', headers: { 'accept-encoding': `br${' '.repeat(longRun)}x` } },
  { method: 'GET', path: `/${'/'.repeat(longRun)}x` },
  { method: 'GET', path: `/about-us?q=${'a@'.repeat(longRun / 2)}` },
  { method: 'GET', path: `/api/v1/bills/open?billReference=${'eyJ-'.repeat(longRun / 4)}` },
];

/** Strangers send texts that once stopped a process for minutes, from ever new addresses. */
export const heavyTexts: Attack = async ({ origin, bystander }) => {
  const pool = new Pool(origin, { connections: 32 });
  const times: number[] = [];
  let sent = 0;
  async function send({ headers, ...question }: Question): Promise<void> {
    sent += 1;
    const started = performance.now();
    const from = `10.12.${Math.floor(sent / 200) % 200}.${(sent % 200) + 1}`;
    const answer = await pool
      .request({ ...question, headers: { ...headers, 'x-forwarded-for': from } })
      .catch(() => {});
    await answer?.body.dump();
    times.push(performance.now() - started);
  }
  await bystander.beside('texts that are heavy to read', async () => {
    const end = performance.now() + lastsMs;
    const answers: Promise<void>[] = [];
    while (performance.now() < end) {
      answers.push(...heavy.map(send));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    await Promise.all(answers);
  });
  reportRow({
    what: 'the longest answer to a text that is heavy to read',
    value: Math.max(...times) / 1000,
    unit: 's',
    bar: { atMost: longestSeconds },
    raw: `p95 ${percentile(times, 0.95).toFixed(0)} ms of ${times.length}`,
  });
  await pool.destroy();
};
