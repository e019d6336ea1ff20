import { placeLivesMs } from '@portal/contracts';
import type { Place } from './signed-place.ts';

export type Turn =
  | { readonly kind: 'enter' }
  /** The same place was let in already: whoever shows it again is somebody else. */
  | { readonly kind: 'spent' }
  | { readonly kind: 'wait'; readonly ahead: number; readonly returnInSeconds: number };

interface LineRules {
  /** People let in each second by this gateway; 0 lets in nobody. */
  readonly perSecond: number;
  /** Also while there is room everybody takes a place first. */
  readonly isForced: boolean;
}

export interface WaitingLine {
  readonly turnOf: (place: Place, rules: LineRules) => Turn;
  /** Nobody waits, and there is room for more than come. */
  readonly isCalm: (rules: LineRules) => boolean;
  readonly waiting: () => number;
  readonly entered: () => number;
}

interface Waiting extends Place {
  /** Whoever has not shown the place by then is not counted any more; the place itself stays theirs. */
  goneAt: number;
}

/** What is not used of the rate is kept for so many seconds: those in front come every two. */
const keptSeconds = 5;
const soonestSeconds = 2;
const latestSeconds = 30;
const tidyEveryMs = 250;
const mostPlaces = 200_000;

/**
 * Who is next, by the moment of arrival. Somebody is let in when there is room for them and for everybody who came before and is still
 * there; so a place is never overtaken, and nobody waits for people who have gone.
 */
export function waitingLine(now: () => number): WaitingLine {
  /** In order. */
  let line: Waiting[] = [];
  const spent = new Map<string, number>();
  let room: number | undefined;
  let filledAt = now();
  let tidiedAt = filledAt;
  let entered = 0;

  function fill({ perSecond }: LineRules): number {
    const most = perSecond * keptSeconds;
    const time = now();
    room = Math.min(most, (room ?? most) + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (time - tidiedAt >= tidyEveryMs) tidy(time);
    return room;
  }

  function tidy(time: number): void {
    tidiedAt = time;
    if (line.some(({ goneAt }) => goneAt < time)) line = line.filter(({ goneAt }) => goneAt >= time);
    for (const [id, until] of spent) {
      if (until >= time) break;
      spent.delete(id);
    }
  }

  /** How many came before. */
  function rankOf({ arrivedAt, id }: Place): number {
    let [low, high] = [0, line.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = line[middle];
      const isBefore = other && (other.arrivedAt < arrivedAt || (other.arrivedAt === arrivedAt && other.id < id));
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    turnOf(place, rules) {
      const free = fill(rules);
      if (spent.has(place.id)) return { kind: 'spent' };
      const rank = rankOf(place);
      const known = line[rank]?.id === place.id ? line[rank] : undefined;
      if (rank + 1 <= free && (known || !rules.isForced)) {
        if (known) line.splice(rank, 1);
        spent.set(place.id, now() + placeLivesMs);
        room = free - 1;
        entered += 1;
        return { kind: 'enter' };
      }
      const seconds = rules.perSecond > 0 ? Math.ceil(rank / rules.perSecond / 2) : latestSeconds;
      const returnInSeconds = Math.min(latestSeconds, Math.max(soonestSeconds, seconds));
      const goneAt = now() + (2 * returnInSeconds + 5) * 1000;
      if (known) known.goneAt = goneAt;
      else if (line.length < mostPlaces) line.splice(rank, 0, { ...place, goneAt });
      return { kind: 'wait', ahead: rank, returnInSeconds };
    },
    isCalm: (rules) => !rules.isForced && line.length === 0 && fill(rules) > (rules.perSecond * keptSeconds) / 2,
    waiting: () => line.length,
    entered: () => entered,
  };
}
