import type { IncomingMessage } from 'node:http';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Endpoint, ParsedRequestOf, ResponseOf } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { createSlowLanes } from '../rate-limit/slow-lanes.ts';
import { apiPrefix } from './addresses.ts';
import { BusinessError } from './business-error.ts';
import type { CallOf, SignedInUser } from './call.ts';
import { routeSchemaOf } from './route-schema.ts';
import { callOf } from './serve.ts';

interface Upload {
  readonly bytes: Buffer;
  /** As the sender named it: without a path, for showing only. */
  readonly fileName: string;
}

type UploadEndpoint = Endpoint & { readonly upload: NonNullable<Endpoint['upload']> };

export type UploadHandler<E extends UploadEndpoint> = (
  request: Omit<ParsedRequestOf<E>, 'body'> & { readonly file: Upload },
  call: CallOf<E>,
) => Promise<ResponseOf<E>>;

/** Boundaries and the headers of one part. */
const envelopeBytes = 16 * 1024;
/** Each holds its picture in memory; whoever comes when all places are taken is told to come again. */
const mostAtOnce = 16;
/** Of one account, one at a time: whoever sends several waits for themselves. */
const mostOfOneAccount = 5;
/** Slower than any telephone that gets through at all: such a place belongs to somebody else. */
const slowestBytesPerSecond = 2_000;

export interface UploadOptions {
  /** Refuses before anything is read. */
  readonly admit?: (user: SignedInUser) => Promise<void>;
  /** A place is held so long however little comes. */
  readonly graceMs?: number;
}

/**
 * Binds an endpoint whose body is one file. The stream is read only after access was checked, and no further than the
 * endpoint's limit.
 */
export function serveUpload<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UploadHandler<E>,
  { admit, graceMs = 10_000 }: UploadOptions = {},
): void {
  const { field, bytesMax } = endpoint.upload;
  const accounts = createSlowLanes({ mostWaiting: mostOfOneAccount });
  let underWay = 0;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: bytesMax, headerPairs: 20, fieldNameSize: 100 },
      throwFileSizeLimit: false,
    });
    scope.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      config: { access: endpoint.access, endpoint },
      schema: routeSchemaOf(endpoint),
      // The body in the schema is for the documentation; what comes is a stream.
      validatorCompiler: (part) =>
        part.httpPart === 'body' ? () => ({ value: undefined }) : validatorCompiler(part as never),
      handler: async (request, reply) => {
        const { params, query, user } = request;
        if (Number(request.headers['content-length'] ?? 0) > bytesMax + envelopeBytes) {
          throw new BusinessError('document.too-large');
        }
        if (user) await admit?.(user);
        return accounts.inTurn(user?.id ?? '', { group: '', delayMs: 0 }, async () => {
          if (underWay >= mostAtOnce) throw new BusinessError('service.unavailable', { retryAfterSeconds: 5 });
          underWay += 1;
          try {
            const file = await readFile(request, field, graceMs);
            const parsed = { params, query, file } as unknown as Parameters<UploadHandler<E>>[0];
            return await handler(parsed, { ...callOf(request, reply), user } as CallOf<E>);
          } finally {
            underWay -= 1;
          }
        });
      },
    });
  });
}

async function readFile(request: FastifyRequest, field: string, graceMs: number): Promise<Upload> {
  if (!request.isMultipart()) throw new BusinessError('request.unsupported-media-type');
  const pace = watchPace(request.raw, graceMs);
  const chunks: Buffer[] = [];
  let file: MultipartFile | undefined;
  try {
    file = await Promise.race([request.file(), pace.tooSlow]);
    if (file?.fieldname !== field) throw missing(field);
    await Promise.race([readAll(file, chunks), pace.tooSlow]);
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    // The sender hung up, or the form ends in the middle.
    refuseBrokenForm(error);
  } finally {
    pace.stop();
  }
  if (file.file.truncated) throw new BusinessError('document.too-large');
  if (chunks.length === 0) throw missing(field);
  return { bytes: Buffer.concat(chunks), fileName: nameWithoutPath(file) };
}

async function readAll({ file }: MultipartFile, chunks: Buffer[]): Promise<void> {
  for await (const chunk of file) chunks.push(chunk);
}

/** Looks each second whether enough has come since the beginning; the first while is free. */
function watchPace(sender: IncomingMessage, graceMs: number) {
  const started = performance.now();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(
      () => {
        const counted = performance.now() - started - graceMs;
        if (counted > 0 && bytes < (counted / 1000) * slowestBytesPerSecond)
          reject(new BusinessError('request.too-slow'));
      },
      Math.min(1000, graceMs),
    );
  });
  tooSlow.catch(() => {});
  sender.on('data', count);
  return {
    tooSlow,
    stop() {
      clearInterval(timer);
      sender.off('data', count);
    },
  };
}

function missing(field: string): BusinessError {
  return new BusinessError('request.invalid', { fieldErrors: { [field]: 'Choose a file' } });
}

function refuseBrokenForm(error: unknown): never {
  throw new BusinessError('request.malformed', { cause: error });
}

/** Neither a path nor anything invisible survives. */
function nameWithoutPath({ filename }: MultipartFile): string {
  const last = (filename ?? '').split(/[\\/]/).at(-1) ?? '';
  return last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 120);
}
