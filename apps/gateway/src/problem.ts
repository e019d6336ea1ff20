import { type ErrorCode, errorCatalogue, type Problem } from '@portal/contracts';
import type { FastifyReply } from 'fastify';

/** Answers an error in the one shape the portal has for them (RFC 9457). */
export function sendProblem(reply: FastifyReply, code: ErrorCode, retryAfterSeconds?: number): FastifyReply {
  const { status, message } = errorCatalogue[code];
  const problem: Problem = {
    type: `about:blank#${code}`,
    title: message,
    status,
    code,
    message,
    requestId: reply.request.id,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
