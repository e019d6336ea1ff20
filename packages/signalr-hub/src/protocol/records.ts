/** The byte that ends every record of the JSON hub protocol. */
export const recordSeparator = 0x1e;
const recordEnd = '\u001e';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What has arrived of a record whose end has not. Empty connections hold no buffer at all. */
export interface PartialRecord {
  bytes: Uint8Array | undefined;
  length: number;
}

/** The peer broke the protocol: the connection ends, the reason is for our log only. */
export class ProtocolViolation extends Error {
  override name = 'ProtocolViolation';
}

export function noPartialRecord(): PartialRecord {
  return { bytes: undefined, length: 0 };
}

/** Appends to a buffer that doubles, so that a record sent byte by byte costs no more than one sent whole. */
function keep(partial: PartialRecord, chunk: Uint8Array, maxBytes: number): void {
  const length = partial.length + chunk.length;
  if (length > maxBytes) throw new ProtocolViolation(`a message is longer than ${maxBytes} bytes`);
  if (partial.bytes === undefined || partial.bytes.length < length) {
    const grown = new Uint8Array(Math.min(maxBytes, Math.max(128, length * 2)));
    if (partial.bytes !== undefined) grown.set(partial.bytes.subarray(0, partial.length));
    partial.bytes = grown;
  }
  partial.bytes.set(chunk, partial.length);
  partial.length = length;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ProtocolViolation('a message is not UTF-8');
  }
}

/**
 * Yields each complete record and keeps the rest for the next chunk. The same bytes give the same records however they
 * are split. A record over `maxBytes` is refused before it is kept.
 */
export function* readRecords(partial: PartialRecord, chunk: Uint8Array, maxBytes: number): Generator<string> {
  let start = 0;
  while (start < chunk.length) {
    const end = chunk.indexOf(recordSeparator, start);
    if (end === -1) {
      keep(partial, chunk.subarray(start), maxBytes);
      return;
    }
    const tail = chunk.subarray(start, end);
    start = end + 1;
    if (partial.bytes === undefined) {
      if (tail.length > maxBytes) throw new ProtocolViolation(`a message is longer than ${maxBytes} bytes`);
      yield decode(tail);
    } else {
      keep(partial, tail, maxBytes);
      const whole = partial.bytes.subarray(0, partial.length);
      partial.bytes = undefined;
      partial.length = 0;
      yield decode(whole);
    }
  }
}

/** One record, ready to be framed by a transport. */
export function writeRecord(message: unknown): string {
  return JSON.stringify(message) + recordEnd;
}
