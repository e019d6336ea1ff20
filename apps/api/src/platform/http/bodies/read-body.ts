import type { Readable } from 'node:stream';
import type { BodyLimits } from '@portal/contracts';
import { BusinessError } from '../business-error.ts';
import { createJsonJudge } from './json-judge.ts';

export interface BodyReading {
  readonly limits: BodyLimits;
  /** As the caller announced it, when they did. */
  readonly announcedBytes: number | undefined;
  /** Called once when more has come than the main thread parses; may throw. */
  readonly whenLarge: (bytes: number) => void;
}

/**
 * All of a body, judged as it comes. Of one that is refused nothing is kept; what still comes of it is read and thrown away, so that its sender can
 * read the answer.
 */
export function readBody(payload: Readable, { limits, announcedBytes, whenLarge }: BodyReading): Promise<Buffer> {
  const { judge } = createJsonJudge(limits);
  const chunks: Buffer[] = [];
  let bytes = 0;

  function take(chunk: Buffer): void {
    bytes += chunk.length;
    if (bytes > limits.bytesMax) throw new BusinessError('request.too-large');
    const fault = judge(chunk);
    if (fault) throw new BusinessError(fault === 'too-deep' ? 'request.malformed' : 'request.too-large');
    chunks.push(chunk);
    whenLarge(bytes);
  }

  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (settle: () => void) => {
      if (isOver) return;
      isOver = true;
      settle();
      chunks.length = 0;
    };
    const refuse = (error: unknown) => end(() => reject(error));
    payload.on('data', (chunk: Buffer | string) => {
      if (isOver) return;
      try {
        take(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      } catch (error) {
        refuse(error);
      }
    });
    payload.once('end', () =>
      end(() => {
        if (announcedBytes !== undefined && announcedBytes !== bytes) reject(new BusinessError('request.malformed'));
        else resolve(Buffer.concat(chunks, bytes));
      }),
    );
    payload.once('error', (cause) => refuse(new BusinessError('request.malformed', { cause })));
    payload.once('close', () => refuse(new BusinessError('request.malformed')));
    if ((announcedBytes ?? 0) > limits.bytesMax) refuse(new BusinessError('request.too-large'));
    payload.resume();
  });
}
