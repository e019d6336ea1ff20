import { inflateRawSync } from 'node:zlib';
import { zipEntries } from '../bytes/zip-entries.ts';

const headerLength = 30;

/** The parts of a workbook as text, by their names. */
export function partsOf(bytes: Uint8Array): Readonly<Record<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Object.fromEntries(
    zipEntries(bytes).map(({ name, method, packedBytes, headerAt }) => {
      const at = headerAt + headerLength + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
      const packed = bytes.subarray(at, at + packedBytes);
      return [name, new TextDecoder().decode(method === 0 ? packed : inflateRawSync(packed))];
    }),
  );
}
