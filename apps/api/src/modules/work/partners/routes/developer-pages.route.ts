import { getDeveloperPage, type Language } from '@portal/contracts';
import { changesFeed, changesFeedPath, developerPage, pageScript, pageScriptPath } from '@portal/tsp-reference';
import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '../../../../platform/http/addresses.ts';
import { answerWithEntityTags } from '../../../../platform/http/answer-with-entity-tags.ts';
import { serve } from '../../../../platform/http/serve.ts';

/** The reference of the interface for people: its pages, the script they do without, and the feed of the changes. For anybody. */
export function developerPagesRoutes(app: FastifyInstance, portalOrigin: string): void {
  const pages = new Map<string, string>();
  void app.register(async (scope) => {
    answerWithEntityTags(scope, 'public, max-age=300');

    serve(scope, getDeveloperPage, ({ params: { page } }, { language }) => {
      const key = `${page} ${language}`;
      const html = pages.get(key) ?? developerPage(page, portalOrigin, language);
      pages.set(key, html);
      return { html };
    });

    scope.route({
      method: 'GET',
      url: apiPrefix + pageScriptPath,
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript),
    });

    scope.route<{ Querystring: { readonly lang?: string } }>({
      method: 'GET',
      url: apiPrefix + changesFeedPath,
      config: { access: 'public' },
      schema: { hide: true },
      handler: async ({ query }, reply) => {
        const language: Language = query.lang === 'ha' ? 'ha' : 'en';
        return reply.type('application/atom+xml; charset=utf-8').send(changesFeed(portalOrigin, language));
      },
    });
  });
}
