import {
  apiBasePath,
  type PartnerAnswerOf,
  type PartnerEndpoint,
  type PartnerMode,
  type PartnerRequestOf,
  type PartnerVersion,
  partnerBasePath,
} from '@portal/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error.ts';
import { businessErrorOf } from '../business-error-of.ts';
import { contentDisposition, type FileAnswer, isFileAnswer } from '../file-answer.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type AnsweredCall, noteCalls } from './note-calls.ts';
import type { PartnerCaller } from './partner-caller.ts';
import { sendPartnerProblem } from './partner-problem.ts';
import { createPartnerQuotas, quotaFields } from './partner-quotas.ts';
import { speakVersions } from './speak-versions.ts';

/** What a handler knows about the call besides the parsed request. */
export interface PartnerCall {
  readonly caller: PartnerCaller;
  /** As it came, without quotes. */
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Of the call; undefined when it did not come, or came twice. */
  readonly header: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
}

type PartnerHandler<E extends PartnerEndpoint> = (
  request: PartnerRequestOf<E>,
  call: PartnerCall,
) => Promise<PartnerAnswerOf<E> | FileAnswer>;

export type ServePartner = <E extends PartnerEndpoint>(endpoint: E, handler: PartnerHandler<E>) => void;

/** What a call of a key is about to be answered. */
export interface CallToAnswer {
  readonly endpoint: PartnerEndpoint;
  readonly requestId: string;
  readonly status: number;
  /** Of the problem. */
  readonly code?: string;
  readonly answered: (header: string) => string | undefined;
}

/** The rest of a signature's judgement, once the bytes of the body are there; undefined: nothing was read. */
export type SettleSignature = (body: Buffer | undefined) => Promise<void>;

export interface PartnerDoor {
  /** Whose key a call comes with, told to `named` as soon as it is known; throws for what is none, and for one that may not be used here. */
  readonly identify: (request: FastifyRequest, named: (caller: PartnerCaller) => void) => Promise<PartnerCaller>;
  /** Judges the signature of a call by its headers; throws for one that is wrong, and for none where the caller must sign. */
  readonly judgeSignature: (request: FastifyRequest, caller: PartnerCaller) => Promise<SettleSignature | undefined>;
  /** Told before the answer is sent; it may not fail. */
  readonly watch: (caller: PartnerCaller, call: CallToAnswer) => Promise<void>;
  /** Told of each call once it is answered. */
  readonly note: (call: AnsweredCall) => void;
  readonly now: () => Date;
  /** Dated versions of the interface, the oldest first. */
  readonly versions: readonly PartnerVersion[];
  /** Where people read what went wrong. */
  readonly portalOrigin: string;
}

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
    scope.addHook('onSend', async (request, reply, payload) => speak.back(request, reply, payload));
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
