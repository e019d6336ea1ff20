import { payeColumnNames, payeRowsMost } from '@portal/contracts';
import { sheetPart, workbookOf, workbookParts, zipOf } from '@portal/spreadsheets/testing';
import { describe, expect, it } from 'vitest';
import { readBytes } from '../../../schedule-files/reading/read-bytes.ts';
import { judgeRows } from '../judge-rows.ts';
import { payeColumns, payeSchedule } from '../schedule-columns.ts';

const head = ['Staff number', 'Name', 'Gross pay', 'Tax deducted'];
const states = [{ id: '19', displayField: 'Kaduna' }];
const partsOf = (xml: string) => workbookParts([{ name: 'October', file: 'sheet1.xml', xml }]);
const sheet = (rows: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf({ ...partsOf(sheetPart(rows)), ...more });
const headRow = `<row r="1">${head.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
const rowOf = (gross: string) =>
  `<row r="2"><c><v>7</v></c><c t="inlineStr"><is><t>Amina Bello</t></is></c>${gross}<c><v>4500</v></c></row>`;
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (const [index, letter] of [...text].entries()) bytes[2 + index * 2] = letter.charCodeAt(0);
  return bytes;
};
async function rowsIn(bytes: Uint8Array) {
  const read = await readBytes(bytes, payeSchedule, {});
  if (read.kind !== 'read') throw new Error(read.kind);
  return read.rows;
}

it('knows the columns and the rows of the contract', () => {
  expect(payeColumns).toEqual(payeColumnNames);
  expect(payeSchedule.rowsMost).toBe(payeRowsMost);
});

describe('a spreadsheet read on the device', () => {
  it('is read as it is shown, whatever stands around it', async () => {
    const [row] = await rowsIn(
      await workbookOf([['Payroll of October'], [], head, ['7', 'Amina Bello', '100000.5', '4500']]),
    );
    expect(row).toMatchObject({
      line: 4,
      staffNumber: '7',
      name: 'Amina Bello',
      grossKobo: '100000.5',
      deductedKobo: '4500',
    });
    expect(judgeRows(row ? [row] : [], states)[0]?.row).toMatchObject({ grossKobo: 10_000_050, stateId: 19 });
  });

  it.each([
    ['of a formula what was computed last', '<c><f>SUM(A1:A9)</f><v>100000</v></c>', '100000'],
    ['a number as a computer writes it', '<c><v>1E5</v></c>', '100000'],
    ['a sum with the dust of binary numbers', '<c><v>100000.10000000001</v></c>', '100000.1'],
    ['an error as no amount', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['merged cells by what the first of them holds', '<c r="C2"><v>100000</v></c>', '100000'],
  ])('reads %s', async (_what, cell, expected) => {
    const [row] = await rowsIn(await sheet(headRow + rowOf(cell)));
    expect(row?.grossKobo).toBe(expected);
  });

  it('leaves what begins like a formula to be mended, and evaluates nothing', async () => {
    const rows = await rowsIn(await workbookOf([head, ['7', '=HYPERLINK("http://x")', '100000', '4500']]));
    expect(judgeRows(rows, states)[0]?.problems).toEqual({ name: 'not-text' });
  });

  it('keeps a second line of headings as a row that must be mended, not as an employee', async () => {
    const rows = await rowsIn(await workbookOf([head, ['', '', 'NGN', 'NGN'], ['7', 'Amina Bello', '100000', '4500']]));
    expect(judgeRows(rows, states).map(({ row }) => row?.name)).toEqual([undefined, 'Amina Bello']);
  });

  it('takes of two lines of headings the one that names the columns, and groups merged above it for a title', async () => {
    const groups =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Employee</t></is></c><c r="C1" t="inlineStr"><is><t>Deductions</t></is></c></row>';
    const rowsBelow = [headRow, rowOf('<c><v>100000</v></c>')].map((row) => row.replace(/<row r="\d"/, '<row'));
    const merged = sheetPart(groups + rowsBelow.join('')).replace(
      '</worksheet>',
      '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="C1:D1"/></mergeCells></worksheet>',
    );
    const rows = await rowsIn(await zipOf(partsOf(merged)));
    expect(judgeRows(rows, states).map(({ row }) => row?.grossKobo)).toEqual([10_000_000]);
  });

  it('reads amounts alike in a workbook whose days count from 1904', async () => {
    const parts = partsOf(sheetPart(headRow + rowOf('<c s="14"><v>45000</v></c>')));
    const book = parts['xl/workbook.xml']?.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') ?? '';
    const [row] = await rowsIn(await zipOf({ ...parts, 'xl/workbook.xml': book }));
    expect(row?.grossKobo).toBe('45000');
  });

  it('reads rows that are coloured to the far corner, and refuses a value that stands there', async () => {
    const coloured = await sheet(`${headRow}${rowOf('<c><v>1</v></c>')}<row><c r="XFD1048576" s="3"/></row>`);
    expect(await rowsIn(coloured)).toHaveLength(1);
    const hostile = await sheet(`${headRow}<row><c r="XFD1048576"><v>1</v></c></row>`);
    expect(await readBytes(hostile, payeSchedule, {})).toEqual({ kind: 'too-large' });
  });

  it.each([
    ['a bomb', () => sheet(' '.repeat(130_000_000)), 'too-large'],
    ['macros', () => sheet(headRow, { 'xl/vbaProject.bin': 'x' }), 'macros'],
    ['another zip', () => zipOf({ 'word/document.xml': '<x/>' }), 'unreadable'],
    ['a zip that is cut off', async () => (await workbookOf([head])).slice(0, 200), 'unreadable'],
    ['letters of two encodings', async () => new Uint8Array([0xc9, 0x97, 0x2c, 0xe0, 0x0a]), 'unreadable'],
    ['a picture', async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unreadable'],
    ['headings alone', () => workbookOf([head]), 'no-rows'],
  ])('refuses %s in a word', async (_what, bytes, kind) => {
    expect((await readBytes(await bytes(), payeSchedule, {})).kind).toBe(kind);
  });

  it('replaces nothing that a document says is to be replaced', async () => {
    const row = rowOf('<c><v>1</v></c>').replace('Amina Bello', 'Amina &b;');
    const [read] = await rowsIn(await zipOf(partsOf(`<!DOCTYPE x [<!ENTITY b "Bello">]>${sheetPart(headRow + row)}`)));
    expect(read?.name).toBe('Amina &b;');
  });

  it('reads letters as Windows saves them', async () => {
    const text = `${head.join(',')}\n7,Ren\xe9e Bello,100000,4500\n`;
    const [row] = await rowsIn(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(row?.name).toBe('Renée Bello');
  });

  it('reads text of UTF-16 that says so', async () => {
    const [row] = await rowsIn(utf16(`${head.join('\t')}\n7\tAmina Bello\t100000\t4500\n`));
    expect(row?.name).toBe('Amina Bello');
  });

  it('takes the columns as the employer said before', async () => {
    const bytes = await workbookOf([
      ['A', 'B', 'C', 'D'],
      ['7', 'Amina Bello', '100000', '4500'],
    ]);
    expect((await readBytes(bytes, payeSchedule, {})).kind).toBe('columns-missing');
    const map = { staffNumber: 'A', name: 'B', grossKobo: 'C', deductedKobo: 'D' };
    expect(await readBytes(bytes, payeSchedule, map)).toMatchObject({ kind: 'read', rows: [{ name: 'Amina Bello' }] });
  });
});
