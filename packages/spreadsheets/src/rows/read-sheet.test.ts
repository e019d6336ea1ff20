import { describe, expect, it } from 'vitest';
import { usualLimits } from '../bytes/sheet-limits.ts';
import { sheetPart, workbookParts } from '../testing/workbook-of.ts';
import { zipOf } from '../testing/zip-of.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetRow } from './sheet-row.ts';

async function rowsOf(bytes: Uint8Array, limits = usualLimits): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  await readSheet(bytes, (row) => rows.push(row), limits);
  return rows;
}
const textOf = (text: string) => rowsOf(new TextEncoder().encode(text));
const cellsOf = async (text: string) => (await textOf(text)).map(({ cells }) => cells);
const whyOf = (read: Promise<unknown>) =>
  read.then(
    () => 'read',
    (error) => error.why,
  );

describe('a file of text', () => {
  it('has ends of rows of every kind, mixed too', async () => {
    expect(await textOf('a,b\r\n1,2\n3,4\r5,6\r\n\r\n7,8')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4'] },
      { line: 4, cells: ['5', '6'] },
      { line: 6, cells: ['7', '8'] },
    ]);
  });

  it('has the row numbers a spreadsheet shows: empty rows count, line breaks within a cell do not', async () => {
    expect((await textOf('\n\nName,Place\n,,\n"Behind\r\nthe market",x\nB,y\n')).map(({ line }) => line)).toEqual([
      3, 5, 6,
    ]);
  });

  it.each([
    ['Agency;Amount\nA;1,250,000.00\nB;20,000.00\nC;5', ';'],
    ['Name\tAmount\nA\t1,250\nB\t2,500', '\t'],
    ['A|B|C\n1|2|3', '|'],
    ['Agency,Amount\nA,"1;250,50"\n"B, of; this",5', ','],
    ['Payroll; of May; 2026\nName,Net,Tax\nA,1,2\nB,3,4', ','],
  ])('has cells parted as in most rows: %j', async (text, separator) => {
    const last = (await cellsOf(text)).at(-1) ?? [];
    expect(last.length).toBe({ ';': 2, '\t': 2, '|': 3, ',': text.startsWith('Payroll') ? 3 : 2 }[separator]);
  });

  it('says what parts its cells in its first line, as spreadsheets write it', async () => {
    expect(await textOf('\uFEFFsep=;\r\nName;Amount\r\nA;1,5\r\n')).toEqual([
      { line: 2, cells: ['Name', 'Amount'] },
      { line: 3, cells: ['A', '1,5'] },
    ]);
  });

  it('has cells without what nobody sees, and without the apostrophe of our own files', async () => {
    const text = '\u200eName\u200b,a\u00a0 b,"\'=SUM(1)","\'+234","\'Yar Adua","say ""so"""\n';
    expect(await cellsOf(text)).toEqual([['Name', 'a b', '=SUM(1)', '+234', "'Yar Adua", 'say "so"']]);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('Ɓature,₦5')],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFƁature,₦5')],
    ['UTF-16 with a mark', wide('\uFEFFƁature,₦5', true)],
    ['UTF-16 the other way round', wide('\uFEFFƁature,₦5', false)],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await rowsOf(bytes)).toEqual([{ line: 1, cells: ['Ɓature', '₦5'] }]);
  });

  it('is read in UTF-16 without a mark, and in Windows-1252', async () => {
    expect(await rowsOf(wide('Name,Amount\nBello,5', true))).toHaveLength(2);
    expect(await rowsOf(wide('Name,Amount\nBello,5', false))).toHaveLength(2);
    const windows = Uint8Array.from('Caf\xe9 \x92Yar,\x805', (letter) => letter.charCodeAt(0));
    expect(await rowsOf(windows)).toEqual([{ line: 1, cells: ['Café ’Yar', '€5'] }]);
  });

  it.each([
    ['bytes of none', Uint8Array.of(97, 0, 1, 2, 44, 98)],
    ['letters of two encodings', Uint8Array.of(0xc9, 0x97, 44, 0xe9)],
    ['letters that are lost already', new TextEncoder().encode('Caf\ufffd,5')],
    ['a quote that never ends', new TextEncoder().encode('a,b\n"mast,A')],
    ['a spreadsheet of the years before 2007, or with a password', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
    ['no bytes of a workbook', new TextEncoder().encode('PK and so on')],
  ])('is refused with %s', async (_what, bytes) => {
    expect(await whyOf(rowsOf(bytes))).toBe('unreadable');
  });

  it('is refused where it is larger than asked for', async () => {
    const limits = { rowsMost: 2, columnsMost: 3, unpackedBytesMost: 100 };
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(await rowsOf(bytes('1\n\n2\n,,,,,\n'), limits)).toHaveLength(2);
    expect(await whyOf(rowsOf(bytes('1\n2\n3'), limits))).toBe('too-many-rows');
    expect(await whyOf(rowsOf(bytes('1,2,3,4'), limits))).toBe('too-large');
    expect(await whyOf(rowsOf(bytes('1'.repeat(101)), limits))).toBe('too-large');
    expect(await whyOf(rowsOf(bytes('1'.repeat(70_000))))).toBe('unreadable');
  });
});

function wide(text: string, isLittleEnd: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEnd);
  return bytes;
}

const tab = (rows: string, file = 'sheet1.xml') => ({ name: file, file, xml: sheetPart(rows) });

describe('a workbook', () => {
  it('gives text, numbers as it keeps them, days as days, and rows by their number', async () => {
    const strings =
      '<sst><si><t>Name</t></si><si><r><t>A</t></r><r><t xml:space="preserve"> &amp; B</t></r></si></sst>';
    const styles =
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>';
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Levy &#8358;</t></is></c></row>' +
      '<row r="4"><c t="s"><v>1</v></c><c/><c t="e"><v>#REF!</v></c><c><f>1+1</f><v>2</v></c></row>' +
      '<row r="5"><c r="A5"><v>1E5</v></c><c r="B5"><v>1234.5600000000002</v></c><c r="C5" t="str"><v>1,250</v></c></row>' +
      '<row r="6"><c r="A6" s="1"><v>46329</v></c><c r="B6" s="2"><v>46329.5</v></c><c r="C6" t="b"><v>1</v></c></row>';
    expect(await rowsOf(await zipOf(workbookParts([tab(rows)], { strings, styles })))).toEqual([
      { line: 2, cells: ['Name', '', 'Levy ₦'] },
      { line: 4, cells: ['A & B', '', '#REF!', 2] },
      { line: 5, cells: [100_000, 1234.5600000000002, '1,250'] },
      { line: 6, cells: ['2026-11-03', '2026-11-03 12:00:00', 'TRUE'] },
    ]);
  });

  it('is read from its first tab that is shown, whatever the files within are called', async () => {
    const row = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const hidden = { ...tab(row('hidden'), 'sheet2.xml'), isHidden: true };
    const tabs = [hidden, tab(row('first'), 'sheet9.xml'), tab(row('first by name'), 'sheet1.xml')];
    expect(await rowsOf(await zipOf(workbookParts(tabs)))).toEqual([{ line: 1, cells: ['first'] }]);
    expect(await rowsOf(await zipOf(workbookParts([hidden])))).toEqual([{ line: 1, cells: ['hidden'] }]);
  });

  it('is read with prefixes before the names of its elements', async () => {
    const xml =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>' +
      '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const strings = '<x:sst xmlns:x="y"><x:si><x:t>Name</x:t></x:si></x:sst>';
    expect(await rowsOf(await zipOf(workbookParts([{ ...tab(''), xml }], { strings })))).toEqual([
      { line: 1, cells: ['Name', 5] },
    ]);
  });

  it('may be coloured to its far corner, and holds nothing there', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576" s="1"/>';
    expect(await rowsOf(await zipOf(workbookParts([tab(rows)])))).toEqual([{ line: 1, cells: [1] }]);
    const far = '<row r="1"><c r="XFD1"><v>1</v></c></row>';
    expect(await whyOf(rowsOf(await zipOf(workbookParts([tab(far)]))))).toBe('too-large');
  });

  const one = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const parts = workbookParts([tab(one)]);
  it.each([
    ['macros', { ...parts, 'xl/vbaProject.bin': 'x' }, 'macros'],
    ['no sheet', { 'xl/workbook.xml': 'x' }, 'unreadable'],
    ['two rows in one place', workbookParts([tab(one + one)]), 'unreadable'],
    [
      'thousands of parts',
      { ...parts, ...Object.fromEntries([...Array(201).keys()].map((at) => [`x${at}`, 'x'])) },
      'too-large',
    ],
    ['texts of 30 MB', { ...parts, 'xl/sharedStrings.xml': '<si></si>'.repeat(3_500_000) }, 'too-large'],
  ] as const)('is refused with %s', async (_what, given, why) => {
    expect(await whyOf(rowsOf(await zipOf(given)))).toBe(why);
  });

  it('that says less of its size than it has is refused while it is unpacked', async () => {
    const large = workbookParts([tab(one + '<row></row>'.repeat(1_000_000))]);
    const lie = (name: string, bytes: number) => (name.endsWith('sheet1.xml') ? 1_000 : bytes);
    expect(await whyOf(rowsOf(await zipOf(large, lie)))).toBe('unreadable');
    expect(await whyOf(rowsOf(await zipOf(large, (name, bytes) => (name.endsWith('sheet1.xml') ? 0 : bytes))))).toBe(
      'unreadable',
    );
  });

  it('is refused where it has more rows than asked for, or is larger unpacked', async () => {
    const small = { ...usualLimits, unpackedBytesMost: 100_000 };
    const bomb = await zipOf(workbookParts([tab('<row></row>'.repeat(10_000))]));
    expect([bomb.length < 3_000, await whyOf(rowsOf(bomb, small))]).toEqual([true, 'too-large']);
    const two = workbookParts([tab(`${one}<row r="2"><c r="A2"><v>1</v></c></row>`)]);
    expect(await whyOf(rowsOf(await zipOf(two), { ...usualLimits, rowsMost: 1 }))).toBe('too-many-rows');
  });
});
