import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

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
  transform: jsonSchemaTransform,
};
