import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Column } from '@portal/contracts';
import { partsOf } from '@portal/spreadsheets/testing';
import { describe, expect, it } from 'vitest';
import type { FileColumn } from '../data/cells.ts';
import type { FileHead, FileTotal } from '../domain/file-head.ts';
import { writeXlsx } from './write-xlsx.ts';

function column(name: string, label: string, kind: Column['kind']): FileColumn {
  return { name, label, column: { kind, label: { en: label, ha: label } } };
}
const columns = [
  column('tpui', 'TPUI', 'reference'),
  column('payer', 'Payer', 'text'),
  column('paidOn', 'Paid on', 'day'),
  column('at', 'Paid at', 'moment'),
  column('bills', 'Bills', 'count'),
  column('totalKobo', 'Amount (₦)', 'kobo'),
];
const naira = (name: string, label: string, text: string): FileTotal => ({ name, label, kind: 'kobo', text });
const row = ['10010020030040', 'Amina & Sons', '2026-11-03', '2026-11-03 12:00:00', '3', '9007199254740993.05'];

async function partsWith(rows: readonly (readonly (string | null)[])[], totals: readonly FileTotal[] = []) {
  const head: FileHead = {
    title: 'Bills: all',
    lines: [
      ['Rows', '1', 'count'],
      ['Search', '<b>'],
    ],
    totals,
  };
  const out = new PassThrough();
  const written = buffer(out);
  const how = { language: 'en', onRows: () => {} } as const;
  await writeXlsx(out, head, columns, Readable.from(rows, { objectMode: true }), how);
  return partsOf(await written);
}
const sheetOf = (parts: Readonly<Record<string, string>>) => parts['xl/worksheets/sheet1.xml'] ?? '';

/** The cell at a place, and the format of numbers that its look has. */
function cellAt(parts: Readonly<Record<string, string>>, place: string) {
  const [, attributes = '', content = ''] = new RegExp(`<c r="${place}"([^>]*)>(.*?)</c>`).exec(sheetOf(parts)) ?? [];
  const styles = parts['xl/styles.xml'] ?? '';
  const [, looks = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
  const look = looks.match(/<xf [^>]*>/g)?.[Number(/s="(\d+)"/.exec(attributes)?.[1])] ?? '';
  const attribute = (name: string) => new RegExp(`${name}="(\\d+)"`).exec(look)?.[1];
  const [, format] = new RegExp(`numFmtId="${attribute('numFmtId')}" formatCode="([^"]*)"`).exec(styles) ?? [];
  const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
  return {
    isText: attributes.includes('t="inlineStr"'),
    isBold: fonts[Number(attribute('fontId'))]?.includes('<b/>'),
    format: format?.replaceAll('&quot;', '"'),
    value: content.replaceAll(/<[^>]*>/g, ''),
  };
}

describe('a workbook', () => {
  it('has days and moments as a spreadsheet counts them, in a format of days', async () => {
    const parts = await partsWith([row]);
    expect(cellAt(parts, 'C2')).toMatchObject({ value: '46329', format: 'd mmm yyyy', isText: false });
    expect(cellAt(parts, 'D2')).toMatchObject({ value: '46329.5', format: 'd mmm yyyy hh:mm:ss', isText: false });
  });

  it('loses no second of a day', async () => {
    const seconds = Array.from({ length: 86_400 / 97 }, (_, at) => new Date(Date.UTC(2026, 10, 3, 0, 0, at * 97)));
    const moments = seconds.map((moment) => moment.toISOString().slice(0, 19).replace('T', ' '));
    const parts = await partsWith(moments.map((moment) => row.with(3, moment)));
    const shown = moments.map((_, at) => Math.round((Number(cellAt(parts, `D${at + 2}`).value) - 46_329) * 86_400e6));
    expect(
      shown
        .map((microseconds) => Math.round(microseconds / 1e6) * 1e6 - microseconds)
        .filter((off) => Math.abs(off) > 1),
    ).toEqual([]);
  });

  it('has amounts as numbers with every kobo, shown in naira', async () => {
    const parts = await partsWith([row]);
    const format = '"₦"#,##0.00;-"₦"#,##0.00';
    expect(cellAt(parts, 'F2')).toMatchObject({ value: '9007199254740993.05', format, isText: false });
    expect(cellAt(parts, 'E2')).toMatchObject({ value: '3', format: '#,##0', isText: false });
  });

  it('keeps long numbers as text, also when somebody types over them, and asks no reader to make numbers of them', async () => {
    const parts = await partsWith([row]);
    expect(cellAt(parts, 'A2')).toMatchObject({ value: '10010020030040', format: '@', isText: true });
    expect(sheetOf(parts)).toContain('<ignoredError sqref="A2:A2" numberStoredAsText="1"/>');
  });

  it('has a bold head in its first row, kept in sight, with a filter over all rows and no more', async () => {
    const parts = await partsWith([row, row, row], [naira('totalKobo', 'Amount (₦)', '1.00')]);
    expect(cellAt(parts, 'A1')).toMatchObject({ value: 'TPUI', isBold: true });
    expect(sheetOf(parts)).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheetOf(parts)).toContain('<autoFilter ref="A1:F4"/>');
    expect(parts['xl/workbook.xml']).toContain("'Bills  all'!$A$1:$F$4</definedName>");
  });

  it('has columns as wide as what stands in them, within reason', async () => {
    const parts = await partsWith([row.with(1, 'x'.repeat(300))]);
    const widths = [...sheetOf(parts).matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(columns.length);
    expect(widths[0]).toBeGreaterThan('10010020030040'.length);
    expect(widths[1]).toBeLessThan(60);
    expect(widths[5]).toBeGreaterThanOrEqual('₦9,007,199,254,740,993.05'.length);
  });

  it('has its totals below an empty row as bold numbers under their columns', async () => {
    const bills = { name: 'bills', label: 'Bills', kind: 'count', text: '6' } as const;
    const parts = await partsWith([row, row], [bills, naira('totalKobo', 'Amount (₦)', '12.50')]);
    expect(sheetOf(parts)).not.toContain('<row r="4">');
    expect(cellAt(parts, 'A5')).toMatchObject({ value: 'Total', isText: true, isBold: true });
    expect(cellAt(parts, 'E5')).toMatchObject({ value: '6', isText: false, isBold: true, format: '#,##0' });
    expect(cellAt(parts, 'F5')).toMatchObject({ value: '12.50', isText: false, isBold: true });
  });

  it('says of a total what it is where it is no sum of its column', async () => {
    const parts = await partsWith(
      [row],
      [naira('totalKobo', 'Billed (₦)', '7.00'), naira('cancelledKobo', 'Cancelled (₦)', '2.00')],
    );
    expect([cellAt(parts, 'A4').value, cellAt(parts, 'B4').value, cellAt(parts, 'F4').value]).toEqual([
      'Total',
      'Billed (₦)',
      '7.00',
    ]);
    expect([cellAt(parts, 'A5').value, cellAt(parts, 'B5').value, cellAt(parts, 'F5').value]).toEqual([
      'Total',
      'Cancelled (₦)',
      '2.00',
    ]);
  });

  it('says on a sheet of its own what the rows are', async () => {
    const about = (await partsWith([row]))['xl/worksheets/sheet2.xml'];
    expect(about).toContain('Bills: all');
    expect(about).toMatch(/<c r="B3" s="\d+"><v>1<\/v><\/c>/);
    expect(about).toContain('&lt;b&gt;');
  });

  it('of no rows has its head and no cell more', async () => {
    const parts = await partsWith([]);
    expect(sheetOf(parts).match(/<row /g)).toHaveLength(1);
    expect(sheetOf(parts)).toContain('<autoFilter ref="A1:F1"/>');
  });

  it('leaves empty what is empty, and has every row of many', async () => {
    const parts = await partsWith(
      Array.from({ length: 1_201 }, (_, at) => row.with(0, String(at)).with(1, null as never)),
    );
    expect(sheetOf(parts).match(/<row /g)).toHaveLength(1_202);
    expect(cellAt(parts, 'A1202').value).toBe('1200');
    expect(sheetOf(parts)).not.toContain('r="B700"');
  });
});

const empty: FileHead = { title: 'Bills', lines: [], totals: [] };
const quietly = { language: 'en', onRows: () => {} } as const;

it('gives up its rows when nobody takes the file any more', async () => {
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield row;
    } finally {
      isClosed = true;
    }
  }
  const out = new PassThrough();
  const writing = writeXlsx(out, empty, columns, endless(), quietly);
  out.once('data', () => out.destroy(new Error('nobody')));
  await expect(writing).rejects.toThrow('nobody');
  await expect.poll(() => isClosed).toBe(true);
});

it('fails when its rows fail', async () => {
  async function* broken() {
    yield row;
    throw new Error('cut off');
  }
  const out = new PassThrough();
  out.resume();
  await expect(writeXlsx(out, empty, columns, broken(), quietly)).rejects.toThrow('cut off');
});
