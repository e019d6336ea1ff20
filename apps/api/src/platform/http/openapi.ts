import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { contractSchemas } from './contract-schemas.ts';

type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;

const withSchemas = createJsonSchemaTransformObject({ schemaRegistry: contractSchemas });

/** With the shapes that are referred to, directly or by another shape, and no others. */
const withReferredSchemas: TransformObject = (document) => {
  const described = withSchemas(document as never) as ReturnType<TransformObject>;
  const { components, ...rest } = described as { readonly components?: { readonly schemas?: Record<string, unknown> } };
  const schemas = components?.schemas ?? {};
  const referred = new Set<string>();
  const waiting: unknown[] = [rest];
  for (const part of waiting) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (referred.has(name)) continue;
      referred.add(name);
      waiting.push(schemas[name]);
    }
  }
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => referred.has(name)));
  return { ...described, components: { ...components, schemas: kept } } as ReturnType<TransformObject>;
};

export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Revenue portal API',
      version: '1.0.0',
      description:
        'Money is a whole number of kobo. Every refusal is a problem document (RFC 9457) with a `code` from one catalogue.',
    },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token given at sign-in' } },
    },
  },
  transform: createJsonSchemaTransform({ schemaRegistry: contractSchemas }),
  transformObject: withReferredSchemas,
};
