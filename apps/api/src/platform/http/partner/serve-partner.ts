import {
  apiBasePath,
  type PartnerEndpoint,
  type PartnerMode,
  type PartnerRequestOf,
  partnerBasePath,
} from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error.ts';
import { businessErrorOf } from '../business-error-of.ts';
import { contentDisposition, isFileAnswer } from '../file-answer.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { noteCalls } from './note-calls.ts';
import type { PartnerDoor, PartnerHandler, ServePartner, SettleSignature } from './partner-door.ts';
import { sendPartnerProblem } from './partner-problem.ts';
import { createPartnerQuotas, quotaFields } from './partner-quotas.ts';
import { speakVersions } from './speak-versions.ts';
import { tagAnswer } from './tag-answer.ts';

export type { CallToAnswer, PartnerCall, PartnerDoor, ServePartner, SettleSignature } from './partner-door.ts';

/**
 * The door of partners' machines at `/api/v1/tsp`: their keys open it and nothing else, and nobody's session does. Every route that is served
 * asks for a key with the scope of its endpoint. The handlers of a mode are made with the parts of that mode, so a test key has nothing of
 * the live database in its hands.
 */
export function openPartnerDoor(
  app: FastifyInstance,
  { identify, judgeSignature, watch, note, now, versions, portalOrigin }: PartnerDoor,
  routes: Readonly<Record<PartnerMode, ((serve: ServePartner) => void) | undefined>>,
) {
  const count = createPartnerQuotas();
  const speak = speakVersions({ versions, portalOrigin, now });
  app.register(async (scope) => {
    // Before the log is told: it has what was sent.
    scope.addHook('onSend', async (request, reply, payload) => {
      const spoken = speak.back(request, reply, payload);
      return request.routeOptions.config.partnerEndpoint?.isVersioned ? tagAnswer(request, reply, spoken) : spoken;
    });
    noteCalls(scope, note);
    scope.setErrorHandler(async (thrown, request, reply) => {
      const error = businessErrorOf(thrown);
      request.partnerRefusal = error.code;
      if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'call failed');
      if (error.status === 413) reply.removeHeader('connection');
      const { validationContext = 'body' } = thrown as { readonly validationContext?: string };
      const { partner } = request;
      const { partnerEndpoint: endpoint } = request.routeOptions.config;
      if (partner && endpoint)
        await watch(partner, {
          ...{ endpoint, requestId: request.id, status: error.status, code: error.code },
          answered: () => undefined,
        });
      return sendPartnerProblem(reply, error, { isOfBody: validationContext === 'body', portalOrigin });
    });

    async function admit(endpoint: PartnerEndpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const caller = await identify(request, (named) => {
        request.partner = named;
      });
      if (!caller.scopes.includes(endpoint.scope)) throw new BusinessError('tsp.scope-missing');
      const quota = caller.isThrottled ? 'throttled' : endpoint.quota;
      const standing = await count(quota, caller.isThrottled ? `system ${caller.expertSystemId}` : caller.keyId);
      reply.headers(quotaFields(quota, standing));
      if (standing.isExceeded)
        throw new BusinessError('tsp.quota-exceeded', { retryAfterSeconds: standing.resetSeconds });
      speak.choose(request, reply, caller.version);
      request.settleSignature = await judgeSignature(request, caller);
    }

    const live = handlersOf(routes.live);
    const test = handlersOf(routes.test);
    for (const endpoint of live.keys())
      scope.route({
        method: endpoint.method,
        url: `${apiBasePath}${partnerBasePath}${endpoint.path}`,
        config: { access: 'partner', partnerEndpoint: endpoint },
        schema: schemaOf(endpoint),
        onRequest: (request, reply) => admit(endpoint, request, reply),
        async preValidation(request) {
          await request.settleSignature?.(request.partnerBody);
          speak.forward(request);
        },
        handler: async (request, reply) => {
          const { params, query, body, partner } = request;
          if (!partner) throw new Error('A route of partners was reached by nobody');
          const idempotencyKey = endpoint.isOnceOnly && idempotencyKeyOf(request.headers['idempotency-key']);
          const handler = (partner.mode === 'live' ? live : test).get(endpoint);
          if (!handler) throw new Error(`Nobody serves ${endpoint.operation} for a ${partner.mode} key`);
          const answer = await handler({ params, query, body } as unknown as PartnerRequestOf<typeof endpoint>, {
            caller: partner,
            idempotencyKey: idempotencyKey || undefined,
            requestId: request.id,
            log: request.log,
            header: (name) => oneOf(request.headers[name.toLowerCase()]),
            setHeader: (name, value) => void reply.header(name, value),
          });
          await watch(partner, {
            ...{ endpoint, requestId: request.id, status: isFileAnswer(answer) ? 200 : answer.status },
            answered: (name) => oneOf(reply.getHeader(name)),
          });
          if (!isFileAnswer(answer)) return answerWith(reply as FastifyReply, answer);
          if (answer.fileName) reply.header('content-disposition', contentDisposition(answer.fileName));
          return reply.type(answer.contentType).send(answer.body);
        },
      });
  });
}

function handlersOf(routes: ((serve: ServePartner) => void) | undefined) {
  const handlers = new Map<PartnerEndpoint, PartnerHandler<PartnerEndpoint>>();
  // The map forgets which endpoint a handler is of; the route gives it requests of that one alone.
  routes?.((endpoint, handler) => void handlers.set(endpoint, handler as unknown as PartnerHandler<PartnerEndpoint>));
  return handlers;
}

function oneOf(header: unknown): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

function answerWith(reply: FastifyReply, { status, body }: { readonly status: number; readonly body: unknown }) {
  return reply.status(status).send(body);
}

/** What Fastify checks and writes by. The interface has a document of its own, so the portal's leaves it out. */
function schemaOf({ params, query, body, answers, contentType }: PartnerEndpoint) {
  return {
    hide: true,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!contentType && { response: answers }),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    partnerEndpoint?: PartnerEndpoint;
  }
  interface FastifyRequest {
    /** Of a signed call of a partner. */
    settleSignature: SettleSignature | undefined;
  }
}
