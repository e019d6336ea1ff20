import { type Endpoint, type ErrorCode, errorCatalogue, problemSchema } from '@portal/contracts';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

/** What any call of an endpoint may be refused with, besides the errors it names. */
function impliedErrors({ access, params, query, body }: Endpoint): ErrorCode[] {
  return [
    ...(access === 'public' ? [] : (['session.expired'] as const)),
    ...(typeof access === 'string' ? [] : (['access.denied'] as const)),
    ...(params || query || body ? (['request.invalid'] as const) : []),
    ...(body ? (['request.malformed', 'request.too-large', 'request.unsupported-media-type'] as const) : []),
    'unexpected',
  ];
}

/** The contract as Fastify (validation, serialisation) and the documentation read it. */
export function routeSchemaOf(endpoint: Endpoint): FastifySchema {
  const { access, params, query, body, upload, response, contentType } = endpoint;
  const schema = {
    summary: endpoint.summary,
    operationId: operationIdOf(endpoint),
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    'x-access': access,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(upload ? uploadBody(upload.field) : body && { body }),
    response: {
      200: contentType ? { description: 'The file', content: { [contentType]: { schema: response } } } : response,
      ...problemResponses([...new Set([...(endpoint.errors ?? []), ...impliedErrors(endpoint)])]),
    },
  };
  return schema;
}

/** As the documentation shows it; `serveUpload` reads the stream. */
function uploadBody(field: string) {
  return { consumes: ['multipart/form-data'], body: z.object({ [field]: z.string() }) };
}

function problemResponses(codes: readonly ErrorCode[]): Record<number, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    Array.from(byStatus, ([status, some]) => [
      status,
      {
        description: some.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}

/** `GET /bills/open` → `get-bills-open`. */
function operationIdOf({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.replace(/[/:]+/g, '-')}`;
}
