import { bodyBytesAtOnce, bodyLimitsOf, partnerBasePath, strictBody } from '@portal/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import parseJson from 'secure-json-parse';
import { createThreads } from '../../threads/create-threads.ts';
import { BusinessError } from '../business-error.ts';
import { callerKey } from '../caller-key.ts';
import { createPlaces } from './large-body-places.ts';
import { nameOf } from './name-of.ts';
import type { BodyOrder, ParsedBody } from './parse-body-in-thread.ts';
import { readBody } from './read-body.ts';
import { ReadInThread } from './read-in-thread.ts';

/** The largest that is honest takes some 100 ms; whoever sends one that takes seconds is not waited for. */
const longestMs = 5_000;
const mostWaiting = 24;
/** What 6 MB become, twice: as text and as values. */
const memoryLimitMb = 192;
const youngGenerationMb = 32;

/**
 * How a server reads JSON (docs/decisions/0780): judged from its bytes while it comes, parsed here up to `bodyBytesAtOnce`, and what is
 * larger in a thread, with the contract's checks.
 */
export function parseBodies(app: FastifyInstance, log: FastifyBaseLogger): void {
  const places = createPlaces();
  const threads = createThreads<BodyOrder, ParsedBody>({
    log,
    work: 'large bodies',
    program: new URL('./parse-body-in-thread.ts', import.meta.url),
    handler: 'parseBodyInThread',
    threads: 2,
    mostWaiting,
    longestMs,
    memoryLimitMb,
    youngGenerationMb,
  });
  app.addHook('onClose', () => threads.close());
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const { endpoint, partnerEndpoint } = request.routeOptions.config;
    const taking =
      endpoint ??
      (partnerEndpoint && { ...partnerEndpoint, path: `${partnerBasePath}${partnerEndpoint.path}` as const });
    const { 'content-length': announced } = request.headers;
    let giveBack: (() => void) | undefined;
    try {
      const bytes = await readBody(payload, {
        limits: taking ? bodyLimitsOf(taking) : strictBody,
        announcedBytes: announced === undefined ? undefined : Number(announced),
        whenLarge(soFar) {
          if (soFar > bodyBytesAtOnce) giveBack ??= places.take(callerKey(request));
        },
      });
      if (partnerEndpoint) request.partnerBody = bytes;
      if (bytes.length <= bodyBytesAtOnce || !taking) return parseHere(bytes);
      return readResult(await threads.run({ endpoint: nameOf(taking), bytes }));
    } finally {
      giveBack?.();
    }
  });
}

function parseHere(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString('utf8'));
  } catch (cause) {
    throw new BusinessError('request.malformed', { cause });
  }
}

function readResult(result: ParsedBody): ReadInThread {
  if (result.kind === 'parsed') return new ReadInThread(result.value);
  if (result.kind === 'malformed') throw new BusinessError('request.malformed');
  throw new BusinessError('request.invalid', { fieldErrors: result.fieldErrors });
}
