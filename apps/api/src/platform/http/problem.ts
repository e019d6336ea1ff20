import { type ErrorWords, errorCatalogue, type Problem } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { docsPath } from './addresses.ts';
import type { BusinessError } from './business-error.ts';
import { boundedFieldErrors } from './field-errors.ts';
import { requestLanguage } from './request-language.ts';
import { slowedMessage } from './slowed-message.ts';

/** RFC 9457. `type` leads to the error's entry in our documentation. */
function problemOf(error: BusinessError, { id: requestId, routeOptions, headers }: FastifyRequest): Problem {
  const failed = error.code === 'unexpected' ? routeOptions.config?.endpoint?.failed : undefined;
  const language = requestLanguage(headers['accept-language']);
  const words: ErrorWords = errorCatalogue[error.code];
  const inHausa = language === 'ha' ? words.hausa : undefined;
  const { retryAfterSeconds: seconds } = error;
  const slowed =
    error.code === 'request.rate-limited' && seconds !== undefined ? slowedMessage(seconds, language) : undefined;
  return {
    type: `${docsPath}#${error.code}`,
    title: error.message,
    status: error.status,
    code: error.code,
    message: slowed ?? failed ?? inHausa ?? error.message,
    ...(error.fieldErrors && { fieldErrors: boundedFieldErrors(error.fieldErrors) }),
    requestId,
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

export function sendProblem(reply: FastifyReply, error: BusinessError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemOf(error, reply.request));
}
