import { RateLimiterMemory } from 'rate-limiter-flexible';

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
}

/** Nothing was rendered: the page comes without its HTML, and is made in the browser. */
export class TooMuchRendering extends Error {
  override readonly name = 'TooMuchRendering';
}

export interface RenderBudget {
  /** Renders when it is this page's turn, or throws `TooMuchRendering` at once. */
  spend<T>(address: string, render: () => Promise<T>): Promise<T>;
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
}: RenderBudgetOptions = {}): RenderBudget {
  const perAddress = new RateLimiterMemory({ points: forAddress, duration: windowSeconds });
  const overall = new RateLimiterMemory({ points: forAll, duration: 1 });
  const waiting: (() => void)[] = [];
  let running = 0;

  async function admit(address: string): Promise<void> {
    try {
      await perAddress.consume(address);
      await overall.consume('all');
    } catch {
      throw new TooMuchRendering('This address, or everybody, has had as many pages as may be rendered');
    }
  }

  return {
    async spend(address, render) {
      await admit(address);
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw new TooMuchRendering('Too many pages wait to be rendered');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
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
