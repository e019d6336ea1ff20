import type { Canary } from '@portal/federation/release';
import type { FastifyInstance } from 'fastify';
import { canaryRule } from './canary-rule.ts';
import type { LiveReleases, ReleaseReader } from './live-releases.ts';
import type { ReleaseWatch, Sighting } from './release-watch.ts';
import type { TakenBack } from './taken-back.ts';
import { laneIn, newLane, writeLane } from './visitor-lane.ts';

interface Asking {
  readonly headers: { readonly cookie?: string | undefined };
}

/** A release of which a page is to tell how it went. */
export interface WatchedRelease {
  readonly app: string;
  readonly release: string;
}

export interface CanaryDesk {
  /** What this visitor gets. `cookie` is set where they need a lane and have none. */
  readonly liveFor: (request: Asking) => { readonly live: LiveReleases; readonly cookie: string | undefined };
  /** Of the apps that are being tried, the releases among these. */
  readonly watchedIn: (live: LiveReleases) => readonly WatchedRelease[];
  /** Counts what is of a release that is compared, and nothing else. */
  readonly note: (sighting: Sighting) => void;
  /** Compares once; the gateway does by itself every few seconds. */
  readonly look: () => void;
  readonly figures: () => string;
}

export interface CanaryDeskOptions {
  readonly releases: ReleaseReader;
  readonly taken: TakenBack;
  readonly watch: ReleaseWatch;
  readonly isSecure: boolean;
}

/** Who gets which release, how each one fares, and the end of a canary that is worse than what the others have. */
export function canaryDesk(app: FastifyInstance, options: CanaryDeskOptions): CanaryDesk {
  const { releases, taken, watch, isSecure } = options;
  let ended = 0;
  const currentOf = ({ app: name }: Canary) => releases.live().areas.get(name)?.release ?? '';

  function look(): void {
    for (const canary of releases.canaries()) {
      const { reason, figures } = watch.judge(canary, currentOf(canary));
      if (reason === undefined) continue;
      ended += 1;
      const { id, app: name, release, share } = canary;
      const step = { what: 'rolled-back', id, app: name, release, share, at: new Date().toISOString() } as const;
      try {
        taken.add({ ...step, by: 'gateway', reason, figures });
      } catch (error) {
        app.log.error({ err: error }, 'The end of a canary could not be written: it holds at this gateway only');
      }
      app.log.warn({ app: name, release, share, reason, figures }, 'A canary was taken back');
    }
  }

  function linesOf(canary: Canary): string {
    const { figures } = watch.judge(canary, currentOf(canary));
    const ofSide = (side: 'canary' | 'rest') => {
      const { views, errors, failedLoads, failedPayments } = figures[side];
      const labels = `{app="${canary.app}",side="${side}"}`;
      return `gateway_canary_views${labels} ${views}
gateway_canary_faults${labels} ${errors + failedLoads}
gateway_canary_failed_payments${labels} ${failedPayments}
`;
    };
    return ofSide('canary') + ofSide('rest');
  }

  const timer = setInterval(look, canaryRule.lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const desk: CanaryDesk = {
    liveFor({ headers }) {
      if (releases.canaries().length === 0) return { live: releases.live(), cookie: undefined };
      const known = laneIn(headers.cookie);
      const lane = known ?? newLane();
      return { live: releases.liveFor(lane), cookie: known === undefined ? writeLane(lane, isSecure) : undefined };
    },
    watchedIn: ({ areas }) =>
      releases.canaries().flatMap(({ app: name }) => {
        const release = areas.get(name)?.release;
        return release === undefined ? [] : [{ app: name, release }];
      }),
    note(sighting) {
      const canary = releases.canaries().find(({ app: name }) => name === sighting.app);
      if (!canary) return;
      if ([canary.release, currentOf(canary)].includes(sighting.release)) watch.note(sighting);
    },
    look,
    figures: () => `# TYPE gateway_canaries_taken_back_total counter
gateway_canaries_taken_back_total ${ended}
${releases.canaries().map(linesOf).join('')}`,
  };
  notePayments(app, releases, desk);
  return desk;
}

const paymentsPath = '/api/v1/payments/sessions';
/** Refusals that say nothing of the release: nobody is signed in, or asks too often. */
const ownFaults = [401, 403, 429];

/** Begun payments pass through here: whoever has a lane has them counted for the release of the payment pages that they got. */
function notePayments(app: FastifyInstance, releases: ReleaseReader, desk: CanaryDesk): void {
  app.addHook('onResponse', async ({ method, url, headers }, { statusCode }) => {
    const lane = method === 'POST' && url.startsWith(paymentsPath) ? laneIn(headers.cookie) : undefined;
    if (lane === undefined || ownFaults.includes(statusCode)) return;
    const release = releases.liveFor(lane).areas.get('payments')?.release;
    if (release) desk.note({ app: 'payments', release, kind: statusCode >= 400 ? 'failed-payment' : 'payment' });
  });
}
