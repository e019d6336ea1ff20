import swagger from '@fastify/swagger';
import { actingForHeader, bodyBytesAtOnce, type Endpoint } from '@portal/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { checkAccess } from './access.ts';
import { readArrivals } from './arrival.ts';
import { parseBodies } from './bodies/parse-bodies.ts';
import { validateOnce } from './bodies/read-in-thread.ts';
import { BusinessError } from './business-error.ts';
import { businessErrorOf } from './business-error-of.ts';
import type { SignedInUser } from './call.ts';
import type { CallLimiter } from './call-limiter.ts';
import { trustedProxies } from './client-address.ts';
import { closeGently } from './close-gently.ts';
import { setCommonHeaders } from './common-headers.ts';
import { keepCurrentCall } from './current-call.ts';
import { askerOf, limitThingsAsked, refusalAfter } from './limit-calls.ts';
import { watchMethods } from './methods-at.ts';
import { openApiOptions } from './openapi.ts';
import { sendProblem } from './problem.ts';
import { requestIdOf } from './request-id.ts';

export interface HttpServerOptions {
  /** Who is calling, from the `authorization` header; nobody when the session is unknown or over. */
  readonly identify?: (
    authorization: string,
    use?: { readonly isByItself: boolean },
  ) => Promise<SignedInUser | undefined>;
  /** Who the caller is when a call names a client of theirs (`x-acting-for`); throws when they may not act for them. */
  readonly actFor?: ((user: SignedInUser, clientId: string, endpoint: Endpoint) => Promise<SignedInUser>) | undefined;
  readonly limiter?: CallLimiter;
  /** Told of every failure that is ours, whatever is answered. */
  readonly onFailure?: (error: unknown) => void;
  /** Throws for what the service has switched off. */
  readonly switches?: { admit(endpoint: Endpoint): Promise<void> };
  readonly logger?: FastifyBaseLogger;
  /** Proxies besides loopback whose `x-forwarded-for` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Traces what happens from here on. */
  readonly followCalls?: ((app: FastifyInstance) => void) | undefined;
}

/** Longer than the gateway keeps idle connections, so that it never writes to one we are closing. */
const keepAliveTimeoutMs = 75_000;

/** The longest call of ours waits ten seconds for a provider. */
const closeGraceMs = 15_000;

/** A Fastify server that refuses by default and speaks the contract. Routes are added with `serve`. */
export async function createHttpServer(options: HttpServerOptions = {}): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const { identify, limiter } = options;
  const isTrusted = trustedProxies(options.trustedProxies ?? []);
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: bodyBytesAtOnce,
    keepAliveTimeout: keepAliveTimeoutMs,
    requestTimeout: 60_000,
    trustProxy: isTrusted,
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    return503OnClosing: false,
    // Raised before any hook runs.
    frameworkErrors: (error, _request, reply) => void sendProblem(setCommonHeaders(reply), businessErrorOf(error)),
  });
  app.setValidatorCompiler(validateOnce);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  parseBodies(app, app.log);
  options.followCalls?.(app);

  app.decorateRequest('user', undefined);
  app.decorateRequest('partner', undefined);
  app.decorateRequest('partnerBody', undefined);
  app.decorateRequest('partnerRefusal', undefined);
  app.decorateRequest('settleSignature', undefined);
  app.decorateRequest('partnerVersion', undefined);
  keepCurrentCall(app);
  readArrivals(app, isTrusted);
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(reply);
    const { authorization } = request.headers;
    const { endpoint } = request.routeOptions.config;
    const isByItself = endpoint?.isByItself === true;
    if (authorization && identify) request.user = await identify(authorization, { isByItself });
    const clientId = request.headers[actingForHeader];
    if (request.user && endpoint && typeof clientId === 'string') {
      if (!options.actFor) throw new BusinessError('acting.ended');
      request.user = await options.actFor(request.user, clientId, endpoint);
    }
    checkAccess(request);
    if (endpoint) await limiter?.admit(endpoint, askerOf(request));
    if (endpoint) await options.switches?.admit(endpoint);
  });
  if (limiter) limitThingsAsked(app, limiter);

  const methodsAt = watchMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url);
    if (allowed.length === 0) return sendProblem(reply, new BusinessError('route.not-found'));
    return sendProblem(reply.header('allow', allowed.join(', ')), new BusinessError('request.method-not-allowed'));
  });

  app.setErrorHandler(async (thrown, request, reply) => {
    let error = businessErrorOf(thrown);
    if (error.status >= 500) options.onFailure?.(error.cause ?? error);
    if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'call failed');
    const { endpoint } = request.routeOptions.config;
    if (endpoint && limiter) error = await refusalAfter(limiter, request, error);
    // Who still sends cannot read an answer on a connection that closes: the rest is read and thrown away.
    if (error.status === 413) reply.removeHeader('connection');
    return sendProblem(reply, error);
  });

  closeGently(app, closeGraceMs);
  await app.register(swagger, openApiOptions);
  return app;
}
