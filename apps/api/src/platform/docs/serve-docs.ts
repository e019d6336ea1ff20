import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { docsPath, openApiPath } from '../http/addresses.ts';
import { answerWithEntityTags } from '../http/answer-with-entity-tags.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const cacheControl = 'public, max-age=300';

/** The machine's description of every served endpoint, and a page of it for people: no script, nothing from elsewhere. */
export function serveDocs(app: FastifyInstance): void {
  const route = { method: 'GET', config: { access: 'public' }, schema: { hide: true } } as const;
  let json: string | undefined;
  let page: string | undefined;
  void app.register(async (scope) => {
    answerWithEntityTags(scope, cacheControl);
    scope.route({
      ...route,
      url: openApiPath,
      handler: async (_request, reply) => {
        json ??= JSON.stringify(app.swagger());
        return reply.type('application/json; charset=utf-8').send(json);
      },
    });
    scope.route({
      ...route,
      url: docsPath,
      handler: async (_request, reply) => {
        page ??= docsPage(app.swagger() as unknown as OpenApiDocument);
        return reply
          .header(
            'content-security-policy',
            `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
          )
          .type('text/html; charset=utf-8')
          .send(page);
      },
    });
  });
}
