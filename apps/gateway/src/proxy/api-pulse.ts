import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

/** Most calls are long over. */
const askAfterMs = 2_000;
/** With the wait before it, a visitor reads within five seconds that nobody answers. */
const patienceMs = 2_500;
const retryAfterSeconds = 5;

export interface ApiPulse {
  /** Beside a call that has no answer yet: asks from time to time whether the API answers anything, and answers in its place when it does not. */
  readonly watch: (request: FastifyRequest, reply: FastifyReply, apiOrigin: string) => void;
}

/**
 * A call may take its time: the API waits for providers, and holds answers back for those who wait for news. Whether it does, or has stopped, its
 * `/livez` tells. Calls that wait together ask once.
 */
export function apiPulse(): ApiPulse {
  const asked = new Map<string, Promise<boolean>>();

  function isAlive(apiOrigin: string): Promise<boolean> {
    const asking =
      asked.get(apiOrigin) ??
      fetch(`${apiOrigin}/livez`, { signal: AbortSignal.timeout(patienceMs) })
        .then(
          (answer) => answer.body?.cancel().then(() => true) ?? true,
          () => false,
        )
        .finally(() => asked.delete(apiOrigin));
    asked.set(apiOrigin, asking);
    return asking;
  }

  return {
    watch(request, reply, apiOrigin) {
      let timer: NodeJS.Timeout;
      const look = async () => {
        if (reply.sent || (await isAlive(apiOrigin))) return wait();
        if (reply.sent || reply.raw.destroyed) return;
        request.log.error('The API has stopped answering');
        sendProblem(reply, 'service.unavailable', retryAfterSeconds);
      };
      const wait = () => {
        if (!reply.sent && !reply.raw.destroyed) timer = setTimeout(() => void look(), askAfterMs);
      };
      wait();
      reply.raw.once('close', () => clearTimeout(timer));
    },
  };
}
