import './ports.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { writeXlsx } from 'hucre/xlsx';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { origin } from '../world/addresses.ts';
import { withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/**
 * An employer's month of `BENCH_ROWS` (60,000) employees, chosen as a file: from the choice until the page says that all rows are read and
 * good, on the device alone. Beside it what the page's own thread was held up at a time, and, as a control, the same bytes only decoded
 * and split into cells by the same browser.
 */
const rows = Number(process.env.BENCH_ROWS ?? 60_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const what = (part: string) => `a schedule of ${rows} rows read and checked on the device: ${part}`;
const reports = {
  csv: { what: what('CSV'), unit: 's', bar: { atMost: 5 } },
  xlsx: { what: what('XLSX'), unit: 's', bar: { atMost: 15 } },
  frame: { what: what('the longest that the page stood still'), unit: 'ms', bar: { atMost: 50 } },
  heap: { what: what('memory of script kept by the page'), unit: 'MB', bar: { atMost: 400 } },
} as const;

const head = ['Staff number', 'Name', 'State of residence', 'Gross pay', 'Pension', 'Tax deducted'];
const table = Array.from({ length: rows }, (_, index) => [
  `KM-${index + 1}`,
  `Employee ${index + 1} Bello`,
  'Kaduna',
  150_000 + (index % 9_000) * 100,
  12_000,
  9_000,
]);

interface Visit {
  readonly seconds: number;
  readonly longestMs: number;
  readonly heapMb: number;
}

/** From the choice of a file to the sentence that all of it is good. */
async function read(page: Page, file: string): Promise<Visit> {
  await page.goto(`${origin}/user/paye-manager?month=2025-12`);
  await page.getByRole('button', { name: 'Choose a spreadsheet' }).waitFor();
  await page.evaluate(() => {
    const held = { longestMs: 0, last: performance.now() };
    Object.assign(window, { held });
    const look = (now: number) => {
      held.longestMs = Math.max(held.longestMs, now - held.last);
      held.last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame((now) => {
      held.last = now;
      requestAnimationFrame(look);
    });
  });
  const started = performance.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/rows are read and good/).waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - started) / 1000;
  const { longestMs, heapMb } = await page.evaluate(() => ({
    longestMs: (window as unknown as { held: { longestMs: number } }).held.longestMs,
    heapMb: (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1_048_576,
  }));
  return { seconds, longestMs, heapMb };
}

/** The same bytes decoded and split, and nothing looked at. */
function plain(page: Page, text: string): Promise<number> {
  return page.evaluate(async (given) => {
    const bytes = await new Blob([given]).arrayBuffer();
    const started = performance.now();
    const cells = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .map((line) => line.split(','));
    return cells.length > 0 ? (performance.now() - started) / 1000 : 0;
  }, text);
}

if (!reportMissingBrowser(Object.values(reports))) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-schedule-'));
  const text = [head, ...table].map((line) => line.join(',')).join('\n');
  const [csv, xlsx] = [join(folder, 'december.csv'), join(folder, 'december.xlsx')];
  await writeFile(csv, text);
  await writeFile(xlsx, await writeXlsx({ sheets: [{ name: 'December', rows: [head, ...table] }] }));
  try {
    await withPortal(() =>
      withBrowser(async (browser) => {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        const person = new AccountHolder(page);
        const account = await givenAccount('Individual');
        await person.signsIn({ ...account, signInPath: `${origin}${account.signInPath}` });
        await person.isAt('/user/dashboard');
        const visits = { csv: [] as Visit[], xlsx: [] as Visit[] };
        const control: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          visits.csv.push(await read(page, csv));
          visits.xlsx.push(await read(page, xlsx));
          control.push(await plain(page, text));
        }
        for (const kind of ['csv', 'xlsx'] as const) {
          const seconds = visits[kind].map((visit) => visit.seconds);
          const ratio = (median(seconds) / median(control)).toFixed(1);
          reportRow({
            ...reports[kind],
            value: median(seconds),
            raw: `each ${listed(seconds, 2)} s; only split ${listed(control, 2)} s; ratio ${ratio}`,
          });
        }
        const all = [...visits.csv, ...visits.xlsx];
        const longest = all.map(({ longestMs }) => longestMs);
        const heaps = all.map(({ heapMb }) => heapMb);
        reportRow({ ...reports.frame, value: median(longest), raw: `CSV, then XLSX: ${listed(longest, 0)} ms` });
        reportRow({ ...reports.heap, value: Math.max(...heaps), raw: `CSV, then XLSX: ${listed(heaps, 0)} MB` });
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
