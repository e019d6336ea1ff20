import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languageOfVisit, sendPlainPage } from '../plain-pages/plain-page.ts';
import { lookAtService } from './look-at-service.ts';
import { type ServiceRecord, serviceRecorder } from './service-record.ts';
import { statusPage } from './status-page.ts';

export interface StatusRoutesOptions {
  readonly apiOrigin: () => string;
  /** Where the record outlives this process; gateways that share it go on from what the last one wrote. */
  readonly stateDir: string | undefined;
  readonly watches: boolean;
}

const lookEveryMs = 10_000;

/** `/status`: made from what this gateway saw, and answered when nothing else is. Gives the record to who counts. */
export function statusRoutes(
  app: FastifyInstance,
  { apiOrigin, stateDir, watches }: StatusRoutesOptions,
): () => ServiceRecord {
  const file = stateDir === undefined ? undefined : join(stateDir, 'service-record.json');
  const recorder = serviceRecorder(file, Date.now());
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    recorder.note(await lookAtService(apiOrigin()), Date.now());
    if (!isOver) timer = setTimeout(() => void look(), lookEveryMs).unref();
  }
  if (watches) app.addHook('onListen', async () => void look());
  app.addHook('onClose', async () => {
    isOver = true;
    clearTimeout(timer);
  });

  app.get('/status', (request, reply) =>
    sendPlainPage(reply, statusPage(recorder.read(), languageOfVisit(request), Date.now())),
  );
  return recorder.read;
}
