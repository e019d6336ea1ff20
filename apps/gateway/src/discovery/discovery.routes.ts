import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressText } from '../pages/compress-text.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { ShellLoader } from '../pages/shell-loader.ts';
import { sendProblem } from '../problem.ts';
import type { ReleaseReader } from '../releases/live-releases.ts';
import { listedPages } from './listed-pages.ts';
import { sitemap } from './sitemap.ts';
import { pageOfCard } from './social-card-path.ts';
import { socialCardPress } from './social-card-press.ts';

export interface DiscoveryOptions {
  readonly releases: ReleaseReader;
  readonly loader: ShellLoader;
  readonly renderer: PageRenderer;
  readonly portalOrigin: string;
  /** Where the API answers this time. */
  readonly apiOrigin: () => string;
}

const retryAfterSeconds = 30;
/** Its address changes with what it shows. */
const cardKeptSeconds = 2_592_000;
const sitemapKeptSeconds = 300;

/** `/sitemap.xml`, and the pictures that go with shared links. */
export function discoveryRoutes(app: FastifyInstance, options: DiscoveryOptions): void {
  const { releases, loader, renderer, portalOrigin, apiOrigin } = options;
  const cards = socialCardPress(app.log);
  app.addHook('onClose', () => cards.close());

  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const list = sitemap(await listedPages({ live: releases.live(), loader, apiOrigin }), portalOrigin);
      const { encoding, body } = await compressText(list, request.headers['accept-encoding']);
      return reply
        .headers({
          'cache-control': `public, max-age=${sitemapKeptSeconds}`,
          vary: 'accept-encoding',
          ...(encoding && { 'content-encoding': encoding }),
        })
        .type('application/xml; charset=utf-8')
        .send(body);
    } catch (error) {
      request.log.error({ err: error }, 'The list of pages could not be made');
      return sendProblem(reply, 'service.unavailable', retryAfterSeconds);
    }
  });

  app.get('/social-cards/*', async (request, reply) => {
    const place = pageOfCard(new URL(request.url, portalOrigin).pathname);
    const live = releases.live();
    if (!place || !live.shell) return reply.callNotFound();
    const { pathname } = place;
    const shell = await loader.shell(live.shell);
    const description = shell.describe({ pathname, search: `?lang=${place.language}`, cookie: undefined });
    const page =
      description.document || description.language !== place.language
        ? undefined
        : await renderer.render({
            pathname,
            search: '',
            description,
            live: { ...live, shell: live.shell },
            address: request.ip,
            visitorHeaders: {},
            log: request.log,
          });
    if (page?.kind !== 'page' || !page.description) return reply.callNotFound();
    const { title, name = title, serviceName = title } = page;
    const card = { name, serviceName, description: page.description, host: new URL(portalOrigin).host };
    return sendCard(reply, await cards.press(card));
  });
}

function sendCard(reply: FastifyReply, png: Uint8Array | undefined) {
  if (!png) return sendProblem(reply, 'service.unavailable', retryAfterSeconds);
  return reply
    .header('cache-control', `public, max-age=${cardKeptSeconds}`)
    .type('image/png')
    .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
}
