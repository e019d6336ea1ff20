import { apiBasePath, partnerBasePath } from '@portal/contracts';
import { partnerDocument } from '@portal/tsp-reference';
import type { FastifyInstance } from 'fastify';
import { answerWithEntityTags } from '../../../../platform/http/answer-with-entity-tags.ts';

/** The machine's description of the interface, for anybody: it names no secret. */
export function partnerDocumentRoute(app: FastifyInstance, portalOrigin: string): void {
  let json: string | undefined;
  void app.register(async (scope) => {
    answerWithEntityTags(scope, 'public, max-age=300');
    scope.route({
      method: 'GET',
      url: `${apiBasePath}${partnerBasePath}/openapi.json`,
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (_request, reply) => {
        json ??= JSON.stringify(partnerDocument(portalOrigin));
        return reply.type('application/json; charset=utf-8').send(json);
      },
    });
  });
}
