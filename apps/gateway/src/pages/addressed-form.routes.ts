import { addressedForms, addressOfForm } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';

const longestBody = 8192;

/** Leads a form that was posted without script to the page that answers it: its address never holds what may be a NIN. */
export async function addressedFormRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestBody },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const path of Object.keys(addressedForms)) {
    app.post<{ Body: URLSearchParams | undefined }>(path, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(addressOfForm(path, request.body ?? new URLSearchParams()) ?? path, 303),
    );
  }
}
