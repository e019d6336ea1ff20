/** The byte that ends every record of the JSON hub protocol. */
const recordSeparator = 0x1e;
const recordEnd = '\u001e';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The beginning of a record. */
export interface PartialRecord {
  /** Of which the first `length` count. */
  readonly bytes: Uint8Array;
  readonly length: number;
}

/** Keeps the beginning of a record until its end arrives, and nothing otherwise. */
export interface RecordReader {
  partial: PartialRecord | undefined;
}

/** The peer broke the protocol: the connection ends, the reason is for our log only. */
export class ProtocolViolation extends Error {
  override name = 'ProtocolViolation';
}

/** Appends to a buffer that doubles, so that a record sent byte by byte costs no more than one sent whole. */
function append(partial: PartialRecord | undefined, chunk: Uint8Array, maxBytes: number): PartialRecord {
  const before = partial?.length ?? 0;
  const length = before + chunk.length;
  if (length > maxBytes) throw new ProtocolViolation(`a message is longer than ${maxBytes} bytes`);
  let bytes = partial?.bytes;
  if (bytes === undefined || bytes.length < length) {
    bytes = new Uint8Array(Math.min(maxBytes, Math.max(128, length * 2)));
    if (partial !== undefined) bytes.set(partial.bytes.subarray(0, before));
  }
  bytes.set(chunk, before);
  return { bytes, length };
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
export function* readRecords(reader: RecordReader, chunk: Uint8Array, maxBytes: number): Generator<string> {
  let start = 0;
  while (start < chunk.length) {
    const end = chunk.indexOf(recordSeparator, start);
    if (end === -1) {
      reader.partial = append(reader.partial, chunk.subarray(start), maxBytes);
      return;
    }
    const tail = chunk.subarray(start, end);
    start = end + 1;
    if (reader.partial === undefined) {
      if (tail.length > maxBytes) throw new ProtocolViolation(`a message is longer than ${maxBytes} bytes`);
      yield decode(tail);
    } else {
      const { bytes, length } = append(reader.partial, tail, maxBytes);
      reader.partial = undefined;
      yield decode(bytes.subarray(0, length));
    }
  }
}

/** One record, ready to be framed by a transport. */
export function writeRecord(message: unknown): string {
  return JSON.stringify(message) + recordEnd;
}
