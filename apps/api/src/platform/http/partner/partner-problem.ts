import { developersPath, type PartnerProblem, wantedSignature } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import type { BusinessError } from '../business-error.ts';
import { boundedFieldErrors } from '../field-errors.ts';
import { hasBody } from './has-body.ts';
import { PartnerRefusal } from './partner-refusal.ts';

type Fault = NonNullable<PartnerProblem['errors']>[number];

/** The fields at fault, by pointer in the body (RFC 6901). */
export function faultsInBody({ code, fieldErrors = {} }: BusinessError) {
  return Object.entries(boundedFieldErrors(fieldErrors)).map(([path, detail]) => ({
    pointer: pointerOf(path),
    code,
    detail,
  }));
}

/** Elsewhere by the name of the parameter. */
function faultsOf(error: BusinessError, isOfBody: boolean): Fault[] {
  if (isOfBody) return faultsInBody(error);
  const faults = Object.entries(boundedFieldErrors(error.fieldErrors ?? {}));
  return faults.map(([parameter, detail]) => ({ parameter, code: error.code, detail }));
}

function pointerOf(path: string): string {
  const parts = path === '' ? [] : path.split('.');
  return ['#', ...parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))].join('/');
}

interface ProblemPlace {
  /** What was wrong stands in the body; otherwise in the address. */
  readonly isOfBody: boolean;
  /** Whose reference explains the code. */
  readonly portalOrigin: string;
}

/** RFC 9457, as the partners' contract has it. */
export function sendPartnerProblem(
  reply: FastifyReply,
  error: BusinessError,
  { isOfBody, portalOrigin }: ProblemPlace,
): FastifyReply {
  const { id } = reply.request;
  const { status, code, message, retryAfterSeconds } = error;
  const isOfSignature = code.startsWith('tsp.signature-');
  const errors = faultsOf(error, isOfBody);
  const problem: PartnerProblem = {
    type: `${portalOrigin}${developersPath}${isOfSignature ? '/signatures' : ''}#${code}`,
    title: message,
    status,
    code,
    detail: message,
    message,
    instance: `urn:request:${id}`,
    requestId: id,
    retryable: retryAfterSeconds !== undefined || status === 429 || status >= 500,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(errors.length > 0 && { errors }),
  };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="tsp"');
  if (isOfSignature) reply.header('accept-signature', wantedSignature(hasBody(reply.request)));
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(error instanceof PartnerRefusal ? { ...problem, ...error.shown } : problem);
}
