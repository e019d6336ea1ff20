import { entriesOf, textOf, type Unpacked, type ZipEntry } from './read-zip.ts';
import { cellText, columnsMost, rowsMost, SpreadsheetRefused } from './spreadsheet-refused.ts';

/** Of text between two ends of rows or strings: longer than any honest one. */
const pieceMost = 2_000_000;
const stringsMost = 2_000_000;

/** The rows of the first sheet of an XLSX workbook, as text, one after the other. Never evaluates anything. */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<readonly string[]> {
  const entries = entriesOf(bytes);
  const unpacked: Unpacked = { bytes: 0 };
  const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  const sheet = sheets.find(({ name }) => name === 'xl/worksheets/sheet1.xml') ?? sheets[0];
  if (!sheet) throw new SpreadsheetRefused('unreadable');
  const strings = await stringsOf(
    bytes,
    entries.find(({ name }) => name === 'xl/sharedStrings.xml'),
    unpacked,
  );
  let count = 0;
  for await (const row of pieces(textOf(bytes, sheet, unpacked), '</row>')) {
    count += 1;
    if (count > rowsMost) throw new SpreadsheetRefused('too-large');
    yield cellsOf(row.slice(Math.max(0, row.lastIndexOf('<row'))), strings);
  }
}

/** Text up to each end, wherever the pieces of the file were cut. */
async function* pieces(text: AsyncIterable<string>, end: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    rest += piece;
    if (rest.includes('<!DOCTYPE')) throw new SpreadsheetRefused('unreadable');
    let from = 0;
    for (let at = rest.indexOf(end, from); at >= 0; at = rest.indexOf(end, from)) {
      yield rest.slice(from, at);
      from = at + end.length;
    }
    rest = rest.slice(from);
    if (rest.length > pieceMost) throw new SpreadsheetRefused('too-large');
  }
}

async function stringsOf(bytes: Buffer, entry: ZipEntry | undefined, unpacked: Unpacked): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!entry) return strings;
  for await (const piece of pieces(textOf(bytes, entry, unpacked), '</si>')) {
    if (strings.length >= stringsMost) throw new SpreadsheetRefused('too-large');
    strings.push(textIn(piece.slice(Math.max(0, piece.indexOf('<si')))));
  }
  return strings;
}

/** Cells without an address follow the one before. */
function cellsOf(row: string, strings: readonly string[]): readonly string[] {
  const cells: string[] = [];
  let column = 0;
  for (const cell of row.split('<c').slice(1)) {
    // `<cols>` and the like begin alike; a cell's name ends there.
    if (!/^[\s/>]/.test(cell)) continue;
    const headEnd = cell.indexOf('>');
    const head = cell.slice(0, headEnd);
    const address = /\br="([A-Z]{1,3})\d{1,7}"/.exec(head)?.[1];
    if (address !== undefined) column = columnOf(address);
    if (column >= columnsMost) throw new SpreadsheetRefused('too-large');
    while (cells.length < column) cells.push('');
    const type = /\bt="(\w{1,10})"/.exec(head)?.[1];
    cells[column] = head.endsWith('/') ? '' : cellText(cellValue(type, cell.slice(headEnd + 1), strings));
    column += 1;
  }
  return cells;
}

function cellValue(type: string | undefined, content: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return textIn(content);
  const value = between(content, '<v>', '</v>');
  if (type === 's') return strings[Number(value)] ?? '';
  // An error of a formula is nothing one imports.
  return type === 'e' ? '' : unescaped(value);
}

/** All `<t>` of it, one after the other. */
function textIn(content: string): string {
  return content
    .split('<t')
    .slice(1)
    .filter((part) => /^[\s>]/.test(part))
    .map((part) => unescaped(part.slice(part.indexOf('>') + 1).split('</t>')[0] ?? ''))
    .join('');
}

function between(text: string, start: string, end: string): string {
  const at = text.indexOf(start);
  if (at < 0) return '';
  const from = at + start.length;
  const to = text.indexOf(end, from);
  return to < 0 ? '' : text.slice(from, to);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?)?(\w{1,8});/g, (whole, number: string | undefined, name: string) => {
    if (number === undefined) return entities[name] ?? whole;
    const code = Number.parseInt(name, number === '#x' ? 16 : 10);
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** `A` 0, `Z` 25, `AA` 26. */
function columnOf(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
