import { createHash } from 'node:crypto';

export interface ApiOrigins {
  /** The next replica of those that answer. */
  readonly next: () => string;
  /** The same replica for the same visitor, as long as it answers: what one connection is about lives in one process. */
  readonly of: (visitor: string) => string;
  /** It did not answer: passed over until it is ready again. */
  readonly noteFailure: (origin: string) => void;
  readonly close: () => void;
}

const askEveryMs = 500;
const patienceMs = 2_000;

/**
 * Where the API answers. Of several, each is asked all the time whether it is ready, and one that is not is passed over; when none is,
 * all are tried, since whoever answers then knows best what to say.
 */
export function apiOrigins(origins: readonly string[]): ApiOrigins {
  const away = new Set<string>();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    await Promise.all(
      origins.map(async (origin) => {
        if (await isReady(origin)) away.delete(origin);
        else away.add(origin);
      }),
    );
    if (!isOver) timer = setTimeout(() => void look(), askEveryMs).unref();
  }
  // With one there is no choice, and nobody need ask.
  if (origins.length > 1) void look();

  function present(): readonly string[] {
    const there = origins.filter((origin) => !away.has(origin));
    return there.length > 0 ? there : origins;
  }

  return {
    next() {
      const there = present();
      turn = (turn + 1) % there.length;
      return there[turn] ?? '';
    },
    of: (visitor) =>
      present().reduce((best, origin) => (weight(visitor, origin) > weight(visitor, best) ? origin : best)),
    noteFailure: (origin) => void (origins.length > 1 && away.add(origin)),
    close() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Each visitor has an order of replicas of their own, so that one that leaves moves only those it served. */
function weight(visitor: string, origin: string): string {
  return createHash('sha256').update(`${visitor} ${origin}`).digest('hex');
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
