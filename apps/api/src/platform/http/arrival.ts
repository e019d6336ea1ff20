import { arrivalCountsForMs, arrivedAtHeader } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the caller had come who waited for a turn, as the gateway says it. */
    arrivedAt: Date | undefined;
  }
}

/** Believes the gateway, and so the peers whose `x-forwarded-for` is believed, and nobody else: what others write there changes nothing. */
export function readArrivals(app: FastifyInstance, isTrusted: (address: string) => boolean): void {
  app.decorateRequest('arrivedAt', undefined);
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = isTrusted(request.socket.remoteAddress ?? '') ? arrivalIn(request) : undefined;
  });
}

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function arrivalIn({ headers }: Pick<FastifyRequest, 'headers'>): Date | undefined {
  const said = headers[arrivedAtHeader];
  if (typeof said !== 'string' || !form.test(said)) return undefined;
  const arrival = new Date(said);
  return Number.isNaN(arrival.getTime()) ? undefined : arrival;
}

/** When something came, of which the law asks whether it came in time. */
export interface TimeOfFiling {
  /** The moment that counts. */
  readonly countsAt: Date;
  /** When it was received. */
  readonly receivedAt: Date;
  /** Null: they did not wait, and the receipt counts. */
  readonly arrivedAt: Date | null;
}

/**
 * Who waited for a turn is as early as they came; an arrival to come, or older than anybody can have waited and stayed, is none. Only a
 * first version can be late, so only it has an arrival: versions stay in the order of their moments.
 */
export function timeOfFiling(receivedAt: Date, arrival: Date | undefined, version = 1): TimeOfFiling {
  const waitedMs = arrival ? receivedAt.getTime() - arrival.getTime() : -1;
  const counts = version === 1 && waitedMs >= 0 && waitedMs <= arrivalCountsForMs;
  return arrival && counts
    ? { countsAt: arrival, receivedAt, arrivedAt: arrival }
    : { countsAt: receivedAt, receivedAt, arrivedAt: null };
}
