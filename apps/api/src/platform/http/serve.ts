import type { Endpoint, ParsedRequestOf } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { wasCutOff } from '../db/database-away.ts';
import { apiPrefix } from './addresses.ts';
import type { Call, CallOf } from './call.ts';
import { contentDisposition, type FileAnswer, isFileAnswer } from './file-answer.ts';
import { requestLanguage } from './request-language.ts';
import { routeSchemaOf } from './route-schema.ts';

type Answer<E extends Endpoint> =
  E['response'] extends z.ZodMiniCustom<Uint8Array, Uint8Array> ? FileAnswer : z.input<E['response']>;

export type Handler<E extends Endpoint> = (
  request: ParsedRequestOf<E>,
  call: CallOf<E>,
) => Answer<E> | Promise<Answer<E>>;

/**
 * Binds a contract endpoint to its handler below `/api/v1`: parsing, access, documentation and the shape of the answer
 * all come from the contract. A refusal is a thrown `BusinessError`.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: apiPrefix + endpoint.path,
    config: { access: endpoint.access, endpoint },
    schema: routeSchemaOf(endpoint),
    handler: async (request, reply) => {
      const { params, query, body, user } = request;
      const parsed = { params, query, body } as unknown as ParsedRequestOf<E>;
      const work = async () => handler(parsed, { ...callOf(request, reply), user } as CallOf<E>);
      const answer = await work().catch((error: unknown) => {
        // Reading changes nothing, so it is safe to do again; whoever wrote asks again by themselves, with their key.
        if (endpoint.method === 'GET' && wasCutOff(error)) return work();
        throw error;
      });
      if (!isFileAnswer(answer)) return reply.send(answer);
      if (answer.fileName) reply.header('content-disposition', contentDisposition(answer.fileName));
      return reply.type(answer.contentType).send(answer.body);
    },
  });
}

export function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: requestLanguage(request.headers['accept-language']),
    requestId: request.id,
    arrivedAt: request.arrivedAt,
    log: request.log,
    setHeader: (name, value) => void reply.header(name, value),
  };
}
