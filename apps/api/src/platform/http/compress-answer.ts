import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this the headers are most of an answer. */
const worthwhileLength = 1_000;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

export interface CompressedAnswer {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

/**
 * The answer as the caller would rather have it; undefined when it stays as it is. For what is public and the same for everybody:
 * what holds a secret is never compressed, because its length would say something about it.
 */
export async function compressAnswer(payload: string, accepted = ''): Promise<CompressedAnswer | undefined> {
  if (payload.length < worthwhileLength) return undefined;
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: await inBrotli(payload, quick) };
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await inGzip(payload) };
  return undefined;
}
