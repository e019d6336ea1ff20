import { SheetRefused } from './sheet-refused.ts';
import type { ZipEntry } from './zip-entries.ts';

const headerLength = 30;
const listName = 'xl/workbook.xml';
/** Of the list of tabs: longer than any honest one. */
const listBytesMost = 2_000_000;
/** Up to the next tag: a value may hold `>`, and never `<`. */
const tab = /<(?:\w+:)?sheet\s[^<]*/g;

/** Which tab is the first that is shown, by the order of the tabs; the files within have another. */
export async function firstTab(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<number> {
  const list = entries.find(({ name }) => name === listName);
  // A workbook whose list is called otherwise is read from its first tab.
  if (!list) return 0;
  const tabs = (await textOf(bytes, list)).match(tab) ?? [];
  return Math.max(
    0,
    tabs.findIndex((each) => !/\sstate\s*=\s*["'](?:veryH|h)idden["']/.test(each)),
  );
}

async function textOf(bytes: Uint8Array, { headerAt, method, packedBytes, bytes: said }: ZipEntry): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (said > listBytesMost || headerAt + headerLength > bytes.length) throw new SheetRefused('unreadable');
  const from = headerAt + headerLength + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const packed = bytes.slice(from, from + packedBytes);
  if (method === 0) return new TextDecoder().decode(packed);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length > said) {
      void reader.cancel().catch(() => undefined);
      throw new SheetRefused('unreadable');
    }
  }
  return text;
}
