import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Column } from '@portal/contracts';
import { isTotalRow, readAmount, readDay, readSheet, type SheetRow } from '@portal/spreadsheets';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const totals = [{ name: 'Amount', label: 'Amount', kind: 'kobo', text: '1234567.50' }] as const;
const head = { title: 'Bills', lines: [['Period', '2026-11-01 to 2026-11-30']], totals } as const;
const column = (label: string, kind: Column['kind']) => ({
  name: label,
  label,
  column: { kind, label: { en: label, ha: label } },
});
const columns = [column('Payer', 'text'), column('Amount', 'kobo'), column('Paid on', 'day')];

async function rowsOf(bytes: Uint8Array): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  await readSheet(bytes, (row) => rows.push(row));
  return rows;
}

it('a CSV file of ours comes back in as it went out, formulas disarmed and armed again', async () => {
  const out = new PassThrough();
  const written = buffer(out);
  const line = `"'=Bello, ""A""","1234567.50","2026-11-03"\n`;
  await writeCsv(out, head, ['Payer', 'Amount', 'Paid on'], Readable.from([Buffer.from(line)]), () => {});
  const rows = await rowsOf(await written);
  const [payer, amount = '', day = ''] = rows.at(-1)?.cells ?? [];
  expect([rows.at(-1)?.line, payer, readAmount(amount), readDay(day)]).toEqual([
    ...[5, '=Bello, "A"', { kind: 'amount', kobo: 123_456_750 }, { kind: 'day', day: '2026-11-03' }],
  ]);
});

it('a workbook of ours comes back in as it went out, its totals known as such', async () => {
  const out = new PassThrough();
  const written = buffer(out);
  const row = ['=Bello', '1234567.50', '2026-11-03'];
  const how = { language: 'en', onRows: () => {} } as const;
  await writeXlsx(out, head, columns, Readable.from([row]) as AsyncIterable<readonly string[]>, how);
  const rows = await rowsOf(await written);
  expect(rows).toEqual([
    { line: 1, cells: ['Payer', 'Amount', 'Paid on'] },
    { line: 2, cells: ['=Bello', 1234567.5, '2026-11-03'] },
    { line: 4, cells: ['Total', 1234567.5] },
  ]);
  expect(rows.map(({ cells }) => isTotalRow(cells))).toEqual([false, false, true]);
});
