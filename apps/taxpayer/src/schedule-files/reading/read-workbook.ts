import type { FileLine } from '../schedule-kind.ts';
import { entriesOf, FileRefused, textOf, type Unpacked, type ZipEntry } from './read-zip.ts';

/** A value further out stands there by mistake, or to break whoever reads it. */
const columnsMost = 60;
const rowsMost = 100_000;
/** Of one cell; the rest is left out. */
const cellMost = 200;
/** Of text between two ends of rows or strings: longer than any honest one. */
const pieceMost = 2_000_000;
const stringsMost = 1_000_000;

/** The rows of the first sheet of an XLSX workbook, as text. Never evaluates anything: of a formula it reads what was computed last. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly FileLine[]> {
  const entries = entriesOf(bytes);
  const unpacked: Unpacked = { bytes: 0 };
  const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  const sheet = sheets.find(({ name }) => name === 'xl/worksheets/sheet1.xml') ?? sheets[0];
  if (!sheet) throw new FileRefused('unreadable');
  const strings = await stringsOf(
    bytes,
    entries.find(({ name }) => name === 'xl/sharedStrings.xml'),
    unpacked,
  );
  const rows: FileLine[] = [];
  let line = 0;
  for await (const piece of pieces(textOf(bytes, sheet, unpacked), '</row>')) {
    const row = piece.slice(Math.max(0, piece.lastIndexOf('<row')));
    line = lineOf(row) ?? line + 1;
    const cells = cellsOf(row, strings);
    if (cells.every((cell) => cell === '')) continue;
    if (rows.length >= rowsMost) throw new FileRefused('too-large');
    rows.push({ line, cells });
  }
  return rows;
}

/** As the sheet numbers it; a row that does not say follows the one before. */
function lineOf(row: string): number | undefined {
  const said = /\br="(\d{1,7})"/.exec(row.slice(0, row.indexOf('>')))?.[1];
  return said === undefined ? undefined : Number(said);
}

/** Text up to each end, wherever the pieces of the file were cut. */
async function* pieces(text: AsyncIterable<string>, end: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    rest += piece;
    if (rest.includes('<!DOCTYPE')) throw new FileRefused('unreadable');
    let from = 0;
    for (let at = rest.indexOf(end, from); at >= 0; at = rest.indexOf(end, from)) {
      yield rest.slice(from, at);
      from = at + end.length;
    }
    rest = rest.slice(from);
    if (rest.length > pieceMost) throw new FileRefused('too-large');
  }
}

async function stringsOf(
  bytes: Uint8Array,
  entry: ZipEntry | undefined,
  unpacked: Unpacked,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!entry) return strings;
  for await (const piece of pieces(textOf(bytes, entry, unpacked), '</si>')) {
    if (strings.length >= stringsMost) throw new FileRefused('too-large');
    strings.push(plain(textIn(piece.slice(Math.max(0, piece.indexOf('<si'))))));
  }
  return strings;
}

/** Cells without an address follow the one before. Whole rows are often coloured to the far corner: only what holds something counts. */
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
    const type = /\bt="(\w{1,10})"/.exec(head)?.[1];
    const text = head.endsWith('/') ? '' : plain(cellValue(type, cell.slice(headEnd + 1), strings));
    if (text !== '') {
      if (column >= columnsMost) throw new FileRefused('too-large');
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    column += 1;
  }
  return cells;
}

function cellValue(type: string | undefined, content: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return textIn(content);
  const value = between(content, '<v>', '</v>');
  if (type === 's') return strings[Number(value)] ?? '';
  // An error of a formula stays an error, which no amount is.
  if (type === undefined || type === 'n') return numberText(value);
  return unescaped(value);
}

/** `1E5` and `1234.5600000000001`, as spreadsheets store numbers, the way people write them. */
function numberText(value: string): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number) || /^-?\d{1,15}$/.test(value)) return value;
  return String(Number(number.toFixed(6)));
}

/** One line, without what nobody sees. */
function plain(text: string): string {
  return text
    .slice(0, cellMost)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
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
