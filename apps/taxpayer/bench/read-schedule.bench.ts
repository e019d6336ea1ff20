import { workbookOf } from '@portal/spreadsheets/testing';
import { payeSchedule } from '../src/features/paye/schedule-columns.ts';
import { readBytes } from '../src/schedule-files/reading/read-bytes.ts';

const head = ['Staff number', 'Name', 'State of residence', 'Gross pay', 'Pension', 'Tax deducted'];
const listOf = (count: number) => [
  head,
  ...Array.from({ length: count }, (_, index) => [
    ...[String(index), `Employee ${index} Bello`, 'Kaduna'],
    ...[String(70_000 + index), '5600', String(index % 7000)],
  ]),
];

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  console.log(`${what}: ${Math.round(performance.now() - from)} ms`);
}

/** What a device does with a schedule: `node apps/taxpayer/bench/read-schedule.bench.ts`. */
for (const count of [20_000, 60_000]) {
  const list = listOf(count);
  const workbook = await workbookOf(list);
  const text = new TextEncoder().encode(list.map((row) => row.join(',')).join('\n'));
  await timed(`${count} rows of XLSX unpacked and read`, () => readBytes(workbook, payeSchedule, {}));
  await timed(`${count} rows of CSV read`, () => readBytes(text, payeSchedule, {}));
}
