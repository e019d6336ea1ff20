import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Composed for one visitor and therefore compressed at once: a middling quality takes about a millisecond. */
const quality = 5;

export interface Encoded {
  readonly encoding: 'br' | 'gzip' | undefined;
  readonly body: Buffer;
}

export async function compressText(text: string, acceptEncoding: string | undefined): Promise<Encoded> {
  const body = Buffer.from(text);
  if (accepts('br', acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { encoding: 'br', body: await brotli(body, { params }) };
  }
  if (accepts('gzip', acceptEncoding)) return { encoding: 'gzip', body: await gzipped(body) };
  return { encoding: undefined, body };
}

function accepts(encoding: string, header = ''): boolean {
  return header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);
}
