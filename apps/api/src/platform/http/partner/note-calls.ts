import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PartnerCaller } from './partner-caller.ts';

/** A call whose key was right, after its answer. Nothing of it is masked yet. */
export interface AnsweredCall {
  readonly caller: PartnerCaller;
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly address: string;
  readonly status: number;
  /** Of the refusal. */
  readonly code: string | undefined;
  /** The first answer to an `Idempotency-Key`, given again. */
  readonly isAgain: boolean;
  readonly tookMs: number;
  /** The beginning of the body as it came. */
  readonly sent: string;
  readonly sentBytes: number;
  /** The beginning of the answer; of files nothing. */
  readonly answered: string;
  readonly answeredBytes: number;
}

/** What is held of a body until it is written down. */
const heldCharacters = 4_000;

/** Tells `note` of every call in `scope` once it is answered; who called with no key of ours, or a wrong one, is told of nowhere. */
export function noteCalls(scope: FastifyInstance, note: (call: AnsweredCall) => void): void {
  const answers = new WeakMap<FastifyRequest, { readonly text: string; readonly bytes: number }>();
  scope.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string')
      answers.set(request, { text: payload.slice(0, heldCharacters), bytes: Buffer.byteLength(payload) });
    else if (Buffer.isBuffer(payload)) answers.set(request, { text: '', bytes: payload.length });
    return payload;
  });
  scope.addHook('onResponse', async (request, reply) => {
    const { partner, partnerBody, id, method, url, ip } = request;
    if (!partner) return;
    const { text = '', bytes = 0 } = answers.get(request) ?? {};
    note({
      ...{ caller: partner, requestId: id, method, url, address: ip, status: reply.statusCode },
      code: request.partnerRefusal,
      isAgain: reply.getHeader('idempotent-replayed') !== undefined,
      tookMs: Math.round(reply.elapsedTime),
      sent: partnerBody?.subarray(0, heldCharacters).toString('utf8') ?? '',
      sentBytes: partnerBody?.length ?? 0,
      ...{ answered: text, answeredBytes: bytes },
    });
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call of a partner: the bytes of its body, as they came. */
    partnerBody: Buffer | undefined;
    /** The code that a call of a partner was refused with. */
    partnerRefusal: string | undefined;
  }
}
