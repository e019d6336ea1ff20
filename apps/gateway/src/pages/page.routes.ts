import { randomBytes } from 'node:crypto';
import type { ReleaseManifest } from '@portal/federation/release';
import type { PageDescription } from '@portal/federation/server-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { discoveryTags } from '../discovery/discovery-tags.ts';
import { withoutLanguage } from '../discovery/language-address.ts';
import { sendProblem } from '../problem.ts';
import { visitorHeaders } from '../proxy/visitor-headers.ts';
import type { CanaryDesk } from '../releases/canary-desk.ts';
import type { LiveReleases, ReleaseReader } from '../releases/live-releases.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import { documentHeaders } from '../security/security-headers.ts';
import { compressText } from './compress-text.ts';
import { splitStyles } from './inline-styles.ts';
import { pageAddress } from './page-address.ts';
import { pageDocument } from './page-document.ts';
import { pageFiles } from './page-files.ts';
import { noncePlace, type PageRenderer } from './page-renderer.ts';
import type { ShellLoader } from './shell-loader.ts';

export interface PageRoutesOptions {
  readonly releases: ReleaseReader;
  readonly desk: CanaryDesk;
  readonly loader: ShellLoader;
  readonly renderer: PageRenderer;
  readonly portalOrigin: string;
  readonly paymentOrigins: readonly string[];
}

const nonceBytes = 18;
const retryAfterSeconds = 10;
const movedForSeconds = 86_400;

/** Every address of the portal that is not a file and not the API's. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { desk, loader, renderer, portalOrigin } = options;

  app.get('/*', async (request, reply) => {
    // Two slashes would name another host.
    const { pathname, search: asked } = new URL(request.url.replace(/^\/+/, '/'), portalOrigin);
    // No page has a dot in its last part: what has one is a file that is not there, and a file is never answered with a page.
    if (pathname.slice(pathname.lastIndexOf('/')).includes('.')) return notFound(reply);
    const address = pageAddress(pathname);
    if (address !== pathname || request.url.startsWith('//')) {
      return reply.header('cache-control', `public, max-age=${movedForSeconds}`).redirect(address + asked, 301);
    }
    const { live, cookie } = desk.liveFor(request);
    if (cookie) reply.header('set-cookie', cookie);
    const { shell } = live;
    if (!shell) return sendProblem(reply, 'service.unavailable', retryAfterSeconds);
    const shellServer = await loader.shell(shell);
    const description = shellServer.describe({ pathname, search: asked, cookie: request.headers.cookie });
    const search = withoutLanguage(asked);
    const page = await renderer.render({
      pathname,
      search,
      description,
      live: { ...live, shell },
      address: request.ip,
      visitorHeaders: visitorHeaders(request),
      log: request.log,
    });
    if (page?.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.location, 302);
    return sendPage(request, reply, { ...options, description, pathname, search, live: { ...live, shell }, page });
  });

  app.setNotFoundHandler((_, reply) => notFound(reply));
}

function notFound(reply: FastifyReply) {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

interface SendPageOptions extends PageRoutesOptions {
  readonly description: PageDescription;
  readonly pathname: string;
  readonly search: string;
  readonly live: LiveReleases & { readonly shell: ReleaseManifest };
  readonly page: Extract<Awaited<ReturnType<PageRenderer['render']>>, { kind: 'page' }> | undefined;
}

/** Too many requests, and unavailable: what a visitor may come again for. */
const statusesForLater = [429, 503];

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: SendPageOptions) {
  const { description, pathname, live, page, releases, desk, portalOrigin } = options;
  const { language, colorScheme, document } = description;
  const nonce = randomBytes(nonceBytes).toString('base64');
  const area = live.areas.get(description.area);
  const files = pageFiles({ shell: live.shell, area, pathname, language });
  const isListed = !document && !options.search;
  const html = pageDocument({
    language,
    colorScheme,
    nonce,
    title: page?.title ?? serviceTitle,
    description: isListed ? page?.description : undefined,
    discovery:
      page?.description && isListed
        ? discoveryTags({ ...page, description: page.description, language, pathname, portalOrigin })
        : '',
    files,
    ...splitStyles(files, releases.folderOf),
    state: {
      registry: live.registry,
      admitted: area ? [area.app] : [],
      ...(files.kits && { kits: files.kits }),
      ...(document && { document }),
      language,
      colorScheme,
      ...(page && { rendered: page.state }),
    },
    watched: desk.watchedIn(live),
    isReading: isListed,
    isAtOnce: page?.needsScript === true,
    isStill: page?.isStill === true,
    comesAgain: page?.status === 503,
    html: page?.html.replaceAll(noncePlace, nonce),
  });
  const paymentOrigins = document ? options.paymentOrigins : [];
  const { encoding, body } = await compressText(html, request.headers['accept-encoding']);
  reply
    .headers({
      ...documentHeaders(paymentOrigins.length > 0, new URL(request.url, portalOrigin).pathname),
      'content-security-policy': contentSecurityPolicy({ nonce, portalOrigin, paymentOrigins }),
      // Each answer has a nonce of its own and says what is live now; a bill must not stay on a shared device.
      'cache-control': document || !page || reply.hasHeader('set-cookie') ? 'no-store' : 'no-cache',
      vary: 'accept-encoding, cookie',
      'content-language': language,
      ...(encoding && { 'content-encoding': encoding }),
      ...(page?.retryAfter && statusesForLater.includes(page.status) && { 'retry-after': page.retryAfter }),
    })
    .status(page?.status ?? 200)
    .type('text/html; charset=utf-8');
  return reply.send(body);
}

/** Until the application knows a better one. */
const serviceTitle = 'Kaduna State Internal Revenue Service';
