import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { SocialCard } from './draw-social-card.ts';

export interface SocialCardPress {
  /** The card as PNG; nothing when too many wait. The same card is drawn once. */
  readonly press: (card: SocialCard) => Promise<Uint8Array | undefined>;
  readonly close: () => Promise<void>;
}

/** Some 30 KB each: every page in both languages fits. */
const mostKept = 200;
/** Robots come in crowds; whoever is turned away asks again. */
const mostWaiting = 20;
const program = fileURLToPath(new URL('./draw-social-card.ts', import.meta.url));

/** Draws beside the thread that answers people, one at a time, and only once somebody asks. */
export function socialCardPress(log: FastifyBaseLogger): SocialCardPress {
  const kept = new Map<string, Promise<Uint8Array>>();
  let pool: Piscina<SocialCard, Uint8Array> | undefined;

  function start() {
    const started = new Piscina<SocialCard, Uint8Array>({
      filename: program,
      name: 'drawSocialCard',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
      maxQueue: mostWaiting,
      env: {},
    });
    started.on('error', (error) => log.error({ err: error }, 'The thread that draws social cards died'));
    return started;
  }

  return {
    async press(card) {
      const key = JSON.stringify(card);
      const known = kept.get(key);
      if (known) return known;
      pool ??= start();
      if (pool.queueSize >= mostWaiting) return undefined;
      const drawn = pool.run(card);
      kept.set(key, drawn);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      drawn.catch(() => kept.delete(key));
      return drawn;
    },
    async close() {
      await pool?.destroy();
    },
  };
}
