import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';

/** A workbook of these parts, as it stands in a file. */
function zip(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    files.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}
const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});

async function read(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of readSpreadsheet(bytes)) rows.push(row);
  return rows;
}

it('reads shared and inline text, gaps, entities and cells without an address', async () => {
  const strings = {
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>A</t></r><r><t xml:space="preserve"> &amp; B</t></r></si></sst>',
  };
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Levy &#8358;</t></is></c></row>' +
    '<row r="2"><c t="s"><v>1</v></c><c/><c t="e"><v>#REF!</v></c><c><f>1+1</f><v>2</v></c></row>';
  expect(await read(zip({ ...strings, ...sheet(rows) }))).toEqual([
    ['Name', '', 'Levy ₦'],
    ['A & B', '', '', '2'],
  ]);
});

it.each([
  ['a cell in the last column', sheet('<row><c r="XFD1048576"><v>1</v></c></row>'), 'too-large'],
  ['entities of its own', sheet('<!DOCTYPE x [<!ENTITY a "b">]><row><c><v>1</v></c></row>'), 'unreadable'],
  ['macros', { ...sheet('<row><c><v>1</v></c></row>'), 'xl/vbaProject.bin': 'x' }, 'unreadable'],
  ['no sheet', { 'xl/workbook.xml': 'x' }, 'unreadable'],
  ['one row without an end', { 'xl/worksheets/sheet1.xml': `<row>${' '.repeat(3_000_000)}` }, 'too-large'],
  [
    'a small file that unpacks to 150 MB',
    { 'xl/sharedStrings.xml': Buffer.alloc(150_000_000, '<si></si>'), ...sheet('') },
    'too-large',
  ],
] as const)('refuses %s', async (_which, parts, why) => {
  await expect(read(zip(parts))).rejects.toMatchObject({ why });
});

it('reads text by commas, semicolons or tabs, with quotes, a mark at its start and ends of lines of any kind', async () => {
  expect(await read(Buffer.from('\uFEFFName;Amount\r\n"Bello; Amina";1,5\r\n\r\n;\r\n'))).toEqual([
    ['Name', 'Amount'],
    ['Bello; Amina', '1,5'],
  ]);
  expect(await read(Buffer.from('a\tb\n1\t2'))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
