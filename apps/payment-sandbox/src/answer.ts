import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault, Operation, ScenarioBook } from './control/scenario-book.ts';
import { alterAmount, alterCode } from './fault-text.ts';

export interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Exchange {
  readonly op: Operation;
  readonly refs: readonly (string | undefined)[];
  readonly reply: FastifyReply;
  readonly perform: () => Answer;
  /** The answer of an operation that is not carried out, where the provider has one. */
  readonly refuse?: (code: string) => Answer;
}

export function seeOther(location: string): Answer {
  return { status: 303, headers: { location }, body: '' };
}

/** Carries an operation out and answers it, or does with it what the next ordered fault says. */
export async function answerWith(scenarios: ScenarioBook, exchange: Exchange): Promise<FastifyReply> {
  const { op, refs, reply, perform } = exchange;
  const fault = scenarios.take(op, refs);
  if (!fault) return send(reply, perform());
  switch (fault.type) {
    case 'status':
      if (fault.happens) perform();
      return send(reply, { status: fault.status, contentType: fault.contentType, body: fault.body });
    case 'hang':
      if (fault.happens) perform();
      return reply.hijack();
    case 'reset':
      if (fault.happens) perform();
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return reply;
    case 'slow':
      return sendSlowly(reply, perform(), fault);
    case 'body': {
      const answer = perform();
      const body = fault.body ?? answer.body.slice(0, fault.truncateTo ?? answer.body.length);
      return send(reply, {
        ...answer,
        status: fault.status,
        contentType: fault.contentType ?? answer.contentType,
        body,
      } as Answer);
    }
    case 'code': {
      if (!fault.happens && exchange.refuse) return send(reply, exchange.refuse(fault.code));
      const answer = perform();
      return send(reply, { ...answer, body: alterCode(answer.body, fault.code) });
    }
    case 'amount': {
      const answer = perform();
      return send(reply, {
        ...answer,
        body: alterAmount(answer.body, fault, op.startsWith('remita') ? 'naira' : 'kobo'),
      });
    }
    default:
      return send(reply, perform());
  }
}

function send(
  reply: FastifyReply,
  { status = 200, contentType = 'application/json;charset=UTF-8', headers = {}, body }: Answer,
) {
  return reply.code(status).headers(headers).header('content-type', contentType).send(body);
}

async function sendSlowly(reply: FastifyReply, answer: Answer, fault: Extract<Fault, { type: 'slow' }>) {
  if (fault.dripBytes === undefined) {
    await wait(fault.milliseconds);
    return send(reply, answer);
  }
  const bytes = Buffer.from(answer.body);
  reply.hijack();
  reply.raw.writeHead(answer.status ?? 200, {
    'content-type': answer.contentType ?? 'application/json;charset=UTF-8',
    'content-length': bytes.length,
  });
  for (let at = 0; at < bytes.length && !reply.raw.destroyed; at += fault.dripBytes) {
    await wait(fault.milliseconds);
    reply.raw.write(bytes.subarray(at, at + fault.dripBytes));
  }
  reply.raw.end();
  return reply;
}
