import { apiBasePath, type Language, languages, listNews, type ResponseOf } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';
import { newsFeed, newsFeedPath } from './news-feed.ts';

export interface NewsFeedOptions {
  /** Where the API answers this time. */
  readonly apiOrigin: () => string;
  readonly portalOrigin: string;
}

const patienceMs = 2_500;
const retryAfterSeconds = 30;
const keptSeconds = 300;
const mostItems = 30;
const titles: Readonly<Record<Language, string>> = {
  en: 'News of the revenue service',
  ha: 'Labaran hukumar haraji',
};

/** News for readers of feeds, in English unless `?lang=ha` asks otherwise. */
export function newsFeedRoutes(app: FastifyInstance, { apiOrigin, portalOrigin }: NewsFeedOptions): void {
  const address = `${apiBasePath}${listNews.path}?pageSize=${mostItems}`;

  app.get<{ Querystring: { readonly lang?: string } }>(newsFeedPath, async (request, reply) => {
    const language = languages.find((name) => name === request.query.lang) ?? 'en';
    try {
      const response = await fetch(apiOrigin() + address, {
        headers: { 'accept-language': language },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`The API answered ${response.status}`);
      const { data: items } = (await response.json()) as ResponseOf<typeof listNews>;
      return reply
        .header('cache-control', `public, max-age=${keptSeconds}`)
        .type('application/atom+xml; charset=utf-8')
        .send(newsFeed({ portalOrigin, language, title: titles[language], items }));
    } catch (error) {
      request.log.error({ err: error }, 'The news could not be listed');
      return sendProblem(reply, 'service.unavailable', retryAfterSeconds);
    }
  });
}
