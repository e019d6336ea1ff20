import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Endpoint, ParsedRequestOf, ResponseOf } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { apiPrefix } from './addresses.ts';
import { BusinessError } from './business-error.ts';
import type { CallOf } from './call.ts';
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
const mostAtOnce = 8;

/**
 * Binds an endpoint whose body is one file. The stream is read only after access was checked, and no further than the
 * endpoint's limit.
 */
export function serveUpload<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UploadHandler<E>,
): void {
  const { field, bytesMax } = endpoint.upload;
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
        if (underWay >= mostAtOnce) throw new BusinessError('service.unavailable', { retryAfterSeconds: 5 });
        underWay += 1;
        try {
          const file = await readFile(request, field);
          const parsed = { params, query, file } as unknown as Parameters<UploadHandler<E>>[0];
          return reply.send(await handler(parsed, { ...callOf(request, reply), user } as CallOf<E>));
        } finally {
          underWay -= 1;
        }
      },
    });
  });
}

async function readFile(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw new BusinessError('request.unsupported-media-type');
  const file = await request.file().catch(refuseBrokenForm);
  if (file?.fieldname !== field) throw missing(field);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of file.file) chunks.push(chunk);
  } catch (error) {
    // The sender hung up, or the form ends in the middle.
    refuseBrokenForm(error);
  }
  if (file.file.truncated) throw new BusinessError('document.too-large');
  if (chunks.length === 0) throw missing(field);
  return { bytes: Buffer.concat(chunks), fileName: nameWithoutPath(file) };
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
