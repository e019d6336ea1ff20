import { SheetRefused } from './sheet-refused.ts';

const startBytes = 4_096;

/** The text of a file: UTF-8, UTF-16, or what spreadsheets on Windows save (Windows-1252). What is no text is refused. */
export function textOfBytes(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (/[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/u.test(text)) throw new SheetRefused('unreadable');
  return text;
}

function decoded(bytes: Uint8Array): string {
  const wide = wideLabel(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Letters of both encodings: one of them would come out as others.
    if (/[^\p{ASCII}\ufffd]/u.test(new TextDecoder().decode(bytes))) throw new SheetRefused('unreadable');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By its mark, or because every other byte of what it begins with is empty. */
function wideLabel(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, startBytes);
  const empty = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  const many = start.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  if (even > many && odd === 0) return 'utf-16be';
  return undefined;
}
