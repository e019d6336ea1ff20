import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Composed for one visitor and therefore compressed at once: a middling quality takes about a millisecond. */
const quality = 5;

/** Browsers send some thirty characters. */
const longestHeader = 200;

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
    .slice(0, longestHeader)
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .some(([name, ...settings]) => name === encoding && weightIn(settings) > 0);
}

function weightIn(settings: readonly string[]): number {
  const weight = settings.find((setting) => setting.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice('q='.length));
}
