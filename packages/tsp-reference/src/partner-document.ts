import {
  apiBasePath,
  type ErrorCode,
  errorCatalogue,
  newestPartnerVersion,
  type PartnerEndpoint,
  partnerBasePath,
  partnerEventSchema,
  partnerEventTypes,
  partnerEventWords,
  partnerOperations,
  partnerProblemSchema,
  partnerRefusals,
} from '@portal/contracts';
import * as z from 'zod/mini';
import { answerHeaders, idempotencyParameter, tagHeader, tagParameter, versionParameter } from './header-parameters.ts';
import type {
  DocumentedAnswer,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedWebhook,
  JsonSchema,
  PartnerDocument,
} from './partner-document-parts.ts';

const problemReference = { $ref: '#/components/schemas/Problem' };

/** The interface as OpenAPI 3.1, made from the contract, with the events that webhooks carry. */
export function partnerDocument(origin: string): PartnerDocument {
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  for (const endpoint of partnerOperations) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partners’ interface of the revenue portal',
      version: newestPartnerVersion,
      description:
        'Bills of third parties. Money is a whole number of kobo, times are RFC 3339. Ignore members you do not know: more may come.',
    },
    servers: [{ url: `${origin}${apiBasePath}${partnerBasePath}` }],
    security: [{ key: [] }],
    paths,
    webhooks: Object.fromEntries(partnerEventTypes.map((type) => [type, { post: webhookOf(type) }])),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: '`kdr_live_…`, made in the settings of the expert system' },
      },
      schemas: { Problem: jsonSchema(partnerProblemSchema, 'output') },
    },
  };
}

function operationOf(endpoint: PartnerEndpoint): DocumentedOperation {
  const { operation, summary, scope, params, query, body, isOnceOnly, isVersioned, quota } = endpoint;
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...(isOnceOnly ? [idempotencyParameter] : []),
    ...(isVersioned ? [tagParameter] : []),
    versionParameter,
  ];
  return {
    operationId: operation,
    summary,
    'x-scope': scope,
    'x-quota': quota,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }),
    responses: {
      ...answersOf(endpoint),
      ...(isVersioned && { 304: { description: 'As you have it', headers: tagHeader } }),
      ...refusalsOf(endpoint),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): DocumentedParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, described]) => ({
    ...{ name, in: place, schema: described },
    required: place === 'path' || required.includes(name),
  }));
}

function answersOf({ answers, contentType, isVersioned }: PartnerEndpoint): Record<string, DocumentedAnswer> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: contentType ? 'The file' : (answerWords[status] ?? 'Done'),
        headers: { ...answerHeaders, ...(isVersioned && tagHeader) },
        content: contentType
          ? { [contentType]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(schema, 'output') } },
      },
    ]),
  );
}

const answerWords: Readonly<Record<string, string>> = {
  200: 'As it is now',
  201: 'Made',
  202: 'Taken, and done afterwards',
};

/** Every code a call may be refused with: those of the operation first, then those of what it takes, then those of every call. */
export function refusalCodesOf({
  errors = [],
  params,
  query,
  body,
  isOnceOnly,
}: PartnerEndpoint): readonly ErrorCode[] {
  return Array.from(
    new Set<ErrorCode>([
      ...errors,
      ...(params || query ? (['request.invalid'] as const) : []),
      ...(body ? bodyRefusals : []),
      ...(isOnceOnly ? onceRefusals : []),
      ...partnerRefusals,
    ]),
  );
}

function refusalsOf(endpoint: PartnerEndpoint): Record<string, DocumentedAnswer> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalCodesOf(endpoint)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        content: { 'application/problem+json': { schema: problemReference } },
      },
    ]),
  );
}

const bodyRefusals = [
  'request.invalid',
  'request.malformed',
  'request.too-large',
  'request.unsupported-media-type',
] as const;
const onceRefusals = ['tsp.request-under-way', 'tsp.idempotency-key-reused', 'tsp.idempotency-key-malformed'] as const;

function webhookOf(type: (typeof partnerEventTypes)[number]): DocumentedWebhook {
  const headers: readonly (readonly [string, string])[] = [
    ['webhook-id', 'Of the event: the same at every attempt'],
    ['webhook-timestamp', 'Of the attempt, in seconds'],
    ['webhook-signature', 'By Standard Webhooks 1.0.0'],
  ];
  return {
    summary: partnerEventWords[type],
    parameters: headers.map(([name, description]) => ({
      ...{ name, in: 'header' as const, required: true, description },
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: jsonSchema(z.extend(partnerEventSchema, { type: z.literal(type) }), 'output'),
        },
      },
    },
    responses: { '2XX': { description: 'Received' }, 410: { description: 'Send no more to this address' } },
  };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described as JsonSchema;
}
