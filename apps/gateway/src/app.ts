import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { discoveryRoutes } from './discovery/discovery.routes.ts';
import { newsFeedRoutes } from './discovery/news-feed.routes.ts';
import { fieldPageRoutes } from './field/field-page.routes.ts';
import { addressedFormRoutes } from './pages/addressed-form.routes.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { readableAddress } from './pages/page-address.ts';
import { noRenderer, pageRenderer } from './pages/page-renderer.ts';
import { renderAhead } from './pages/render-ahead.ts';
import { shellLoader } from './pages/shell-loader.ts';
import { sendProblem } from './problem.ts';
import { apiOrigins } from './proxy/api-origins.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { healthRoutes } from './proxy/health.routes.ts';
import { canaryDesk } from './releases/canary-desk.ts';
import { releaseReader } from './releases/live-releases.ts';
import { releaseFiles, withoutRetryMark } from './releases/release-files.ts';
import { releaseReportRoutes } from './releases/release-reports.routes.ts';
import { releaseWatch } from './releases/release-watch.ts';
import { rootFiles } from './releases/root-files.ts';
import { takenBack, verdictsFile } from './releases/taken-back.ts';
import { securityHeaders } from './security/security-headers.ts';
import { serviceFigures } from './status/service-figures.ts';
import { statusRoutes } from './status/status.routes.ts';
import { roomFigures } from './waiting-room/room-figures.ts';
import { waitingRoom } from './waiting-room/waiting-room.ts';

export interface GatewayOptions extends Omit<GatewayConfig, 'host' | 'port' | 'tracesEndpoint'> {
  readonly logger: NonNullable<FastifyServerOptions['loggerInstance']> | false;
  readonly followCalls?: ((app: FastifyInstance) => void) | undefined;
}

/** The only origin: pages, released files, and the way to the API and the hub. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { releasesDir, fieldDir, portalOrigin, paymentOrigins, trustedProxies, rendersPages, logger } = options;
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: ({ headers }) => acceptedId(headers['x-request-id']) ?? randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutRetryMark(readableAddress(url)),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    // What is open when we stop may finish; what is idle is closed.
    forceCloseConnections: 'idle',
  });
  options.followCalls?.(app);
  const taken = takenBack(options.stateDir && join(options.stateDir, verdictsFile));
  const releases = releaseReader(releasesDir, taken.has);
  const loader = shellLoader(releases);
  securityHeaders(app, portalOrigin);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, 'request.malformed');
    request.log.error({ err: error }, 'The request failed');
    return sendProblem(reply, 'unexpected');
  });
  const room = waitingRoom(app, {
    key: options.waitingRoomKey,
    perSecond: options.waitingRoomPerSecond,
    stateDir: options.stateDir,
    portalOrigin,
  });
  const isSecure = portalOrigin.startsWith('https:');
  const desk = canaryDesk(app, { releases, taken, watch: releaseWatch(), isSecure });
  const api = apiOrigins(options.apiOrigins);
  app.addHook('onClose', async () => api.close());
  const apiOrigin = api.next;
  apiProxy(app, api, room.arrivalOf);
  const readService = statusRoutes(app, { apiOrigin, stateDir: options.stateDir, watches: options.watchesService });
  const ownFigures = () => roomFigures(room.figures()) + serviceFigures(readService()) + desk.figures();
  healthRoutes(app, { apiOrigin, releases, ownFigures });
  releaseFiles(app, releasesDir, desk);
  releaseReportRoutes(app, desk);
  rootFiles(app, releases, portalOrigin);
  fieldPageRoutes(app, fieldDir);
  const renderer = rendersPages ? pageRenderer({ loader, portalOrigin, apiOrigin }) : noRenderer;
  if (options.rendersAhead) renderAhead(app, { releases, loader, renderer, apiOrigin });
  newsFeedRoutes(app, { portalOrigin, apiOrigin });
  discoveryRoutes(app, { releases, loader, renderer, portalOrigin, apiOrigin });
  app.register(addressedFormRoutes);
  pageRoutes(app, { releases, desk, loader, renderer, portalOrigin, paymentOrigins });
  await app.ready();
  return app;
}

function acceptedId(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w.-]{8,64}$/.test(value) ? value : undefined;
}
