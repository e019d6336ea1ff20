import { createHash } from 'node:crypto';

export interface ApiOrigins {
  /** The next replica of those that answer. */
  readonly next: () => string;
  /** The same replica for the same visitor, as long as anybody is there: what one connection is about lives in one process. */
  readonly of: (visitor: string) => string;
  /** It did not answer: passed over until it is ready again. */
  readonly noteFailure: (origin: string) => void;
  readonly close: () => void;
}

const askEveryMs = 500;
const patienceMs = 2_000;
/** Who is slow is busy; who has said nothing so often is gone. */
const silencesOfTheGone = 5;

/**
 * Where the API answers. Of several, each is asked all the time whether it is ready, and one that is not is passed over; when none is,
 * all are tried, since whoever answers then knows best what to say.
 */
export function apiOrigins(origins: readonly string[]): ApiOrigins {
  /** Not ready: nothing new is brought there. What is under way there stays, unless it is gone. */
  const away = new Set<string>();
  const silences = new Map<string, number>();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    await Promise.all(
      origins.map(async (origin) => {
        const state = await stateOf(origin);
        if (state === 'ready') away.delete(origin);
        else away.add(origin);
        const before = silences.get(origin) ?? 0;
        silences.set(origin, state === 'gone' ? silencesOfTheGone : state === 'silent' ? before + 1 : 0);
      }),
    );
    if (!isOver) timer = setTimeout(() => void look(), askEveryMs).unref();
  }
  // With one there is no choice, and nobody need ask.
  if (origins.length > 1) void look();

  function those(are: (origin: string) => boolean): readonly string[] {
    const there = origins.filter(are);
    return there.length > 0 ? there : origins;
  }
  const isGone = (origin: string) => (silences.get(origin) ?? 0) >= silencesOfTheGone;

  return {
    next() {
      const there = those((origin) => !away.has(origin));
      turn = (turn + 1) % there.length;
      return there[turn] ?? '';
    },
    of: (visitor) =>
      those((origin) => !isGone(origin)).reduce((best, origin) =>
        weight(visitor, origin) > weight(visitor, best) ? origin : best,
      ),
    noteFailure(origin) {
      if (origins.length === 1) return;
      away.add(origin);
      silences.set(origin, silencesOfTheGone);
    },
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

async function stateOf(origin: string): Promise<'ready' | 'unready' | 'silent' | 'gone'> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(`${origin}/readyz`, { signal });
    await answer.body?.cancel();
    return answer.ok ? 'ready' : 'unready';
  } catch {
    return signal.aborted ? 'silent' : 'gone';
  }
}
