import { languages } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { listedPages } from '../discovery/listed-pages.ts';
import type { LiveReleases, ReleaseReader } from '../releases/live-releases.ts';
import { contentVersion } from './content-version.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ShellLoader } from './shell-loader.ts';

/** A publication is rendered so much later at most, before most visitors come. */
const lookEveryMs = 2_000;

export interface RenderAheadOptions {
  readonly releases: ReleaseReader;
  readonly loader: ShellLoader;
  readonly renderer: PageRenderer;
  /** Where the API answers this time. */
  readonly apiOrigin: () => string;
}

/**
 * Renders every listed page, one after the other and in each language, when something was released or published: whoever comes then, also for all of
 * them at once, finds them made. While the API is away there is no list, and the next look tries again.
 */
export function renderAhead(app: FastifyInstance, { releases, loader, renderer, apiOrigin }: RenderAheadOptions): void {
  const versionOf = contentVersion({ apiOrigin });
  let made = '';
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    const live = releases.live();
    const { shell } = live;
    const state = [stateOf(live), await versionOf()].join(' ');
    if (!shell || state === made) return;
    const server = await loader.shell(shell);
    for (const { pathname } of await listedPages({ live, loader, apiOrigin })) {
      for (const language of languages) {
        if (isOver) return;
        const description = server.describe({ pathname, search: `?lang=${language}`, cookie: undefined });
        await renderer.render({
          ...{ pathname, search: '', description, address: undefined, visitorHeaders: {}, log: app.log },
          live: { ...live, shell },
        });
      }
    }
    made = state;
  }

  const lookAgain = async () => {
    await look().catch((error: unknown) => app.log.warn({ err: error }, 'Pages could not be rendered ahead'));
    if (!isOver) timer = setTimeout(() => void lookAgain(), lookEveryMs);
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(() => void lookAgain(), 0);
  });
  app.addHook('onClose', async () => {
    isOver = true;
    clearTimeout(timer);
  });
}

function stateOf({ shell, areas }: LiveReleases): string {
  return [shell?.release, ...[...areas.values()].map(({ app, release }) => `${app} ${release}`).toSorted()].join(' ');
}
