/** The parts of a zip, packed; for tests and measurements. */
export async function zipOf(parts: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const named = encoder.encode(name);
    const packed = await deflated(encoder.encode(text));
    const header = record(30 + named.length, { 0: 0x04034b50, 18: packed.length }, { 8: 8, 26: named.length });
    header.set(named, 30);
    const entry = record(46 + named.length, { 0: 0x02014b50, 20: packed.length, 42: at }, { 10: 8, 28: named.length });
    entry.set(named, 46);
    pieces.push(header, packed);
    directory.push(entry);
    at += header.length + packed.length;
  }
  const end = record(22, { 0: 0x06054b50, 16: at }, { 10: directory.length });
  return new Uint8Array(await new Blob([...pieces, ...directory, end]).arrayBuffer());
}

function record(
  length: number,
  longs: Readonly<Record<number, number>>,
  shorts: Readonly<Record<number, number>>,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of Object.entries(longs)) view.setUint32(Number(at), value, true);
  for (const [at, value] of Object.entries(shorts)) view.setUint16(Number(at), value, true);
  return bytes;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letterOf = (column: number) => String.fromCharCode(65 + column);

export const sheetName = 'xl/worksheets/sheet1.xml';
export const sheetOf = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** An XLSX workbook of one sheet: digits as numbers, everything else as text. */
export function workbookOf(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const lines = rows.map((cells, index) => {
    const inside = cells.map((cell, column) => {
      const address = `${letterOf(column)}${index + 1}`;
      return /^\d+(\.\d+)?$/.test(cell)
        ? `<c r="${address}"><v>${cell}</v></c>`
        : `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${index + 1}">${inside.join('')}</row>`;
  });
  return zipOf({ 'xl/workbook.xml': '<workbook/>', [sheetName]: sheetOf(lines.join('')) });
}
