import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RenderBudgetOptions {
  /** Pages that are rendered at once; most of their time they wait for the API. */
  readonly atOnce?: number;
  /** Pages that may wait for their turn. */
  readonly mostWaiting?: number;
  /** Renderings for one address in `windowSeconds`. */
  readonly forAddress?: number;
  readonly windowSeconds?: number;
  /** Renderings for everybody in a second: spread out, so that no burst of a few hundred stands before everybody else. */
  readonly forAll?: number;
  /** Whoever has not had their turn then gets the page without its HTML. */
  readonly longestWaitMs?: number;
}

/** Nothing was rendered: the page comes without its HTML, and is made in the browser. */
export class TooMuchRendering extends Error {
  override readonly name = 'TooMuchRendering';
}

export interface RenderBudget {
  /** Renders when it is this page's turn, or throws `TooMuchRendering`. Nobody's address: what is made ahead, which counts for nobody. */
  spend<T>(address: string | undefined, render: () => Promise<T>): Promise<T>;
}

/**
 * Rendering is what costs this process most, some ten milliseconds in which nobody else is served. Pages that are kept cost
 * nothing; of the others each address and all together get so many, and the queue ends.
 */
export function renderBudget({
  atOnce = 4,
  mostWaiting = 64,
  forAddress = 60,
  windowSeconds = 20,
  forAll = 20,
  longestWaitMs = 1_500,
}: RenderBudgetOptions = {}): RenderBudget {
  const perAddress = new RateLimiterMemory({ points: forAddress, duration: windowSeconds });
  const overall = new RateLimiterMemory({ points: forAll, duration: 1 });
  const waiting: (() => void)[] = [];
  let running = 0;
  let waitingForAll = 0;

  async function admit(address: string): Promise<void> {
    try {
      await perAddress.consume(address);
    } catch {
      throw new TooMuchRendering('This address has had as many pages as may be rendered');
    }
    waitingForAll += 1;
    try {
      await spreadOut(longestWaitMs);
    } finally {
      waitingForAll -= 1;
    }
  }

  /** What comes beyond this second's is rendered in the next. */
  async function spreadOut(patienceMs: number): Promise<void> {
    try {
      await overall.consume('all');
    } catch (refusal) {
      const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : Number.POSITIVE_INFINITY;
      if (waitMs > patienceMs || waitingForAll > mostWaiting)
        throw new TooMuchRendering('Everybody together has had as many pages as may be rendered');
      await wait(waitMs);
      await spreadOut(patienceMs - waitMs);
    }
  }

  /** Pages wait for those before them, which wait for the API. */
  async function takePlace(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new TooMuchRendering('Too many pages wait to be rendered');
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(new TooMuchRendering('The pages before it take too long'));
      }, longestWaitMs);
      waiting.push(turn);
    });
  }

  return {
    async spend(address, render) {
      if (address !== undefined) await admit(address);
      await takePlace();
      try {
        return await render();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
