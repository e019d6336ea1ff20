import { randomInt } from 'node:crypto';
import { BusinessError } from '../http/business-error.ts';

/** How somebody waits in a lane. */
interface Turn {
  /** Groups take turns: one that fills the lane waits for itself. */
  readonly group: string;
  /** Milliseconds between the beginning of one turn and of the next. */
  readonly delayMs: number;
}

export interface SlowLanes {
  /** Runs the work when its turn in this lane has come, one at a time. */
  inTurn<T>(lane: string, turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly group: string;
  readonly start: () => void;
  readonly refuse: () => void;
}

interface Lane {
  readonly waiting: Waiting[];
  /** When a group had its last turn, counted in turns. */
  readonly lastTurns: Map<string, number>;
  turns: number;
  isBusy: boolean;
  /** By `performance.now()`. */
  notBefore: number;
}

const mostLanes = 5_000;

/**
 * Where those wait who are slowed and not shut out: each address, each account, each scarce thing has a lane. A lane that is full loses somebody of
 * the group that fills it, by lot, so that whoever comes last still has a chance.
 */
export function createSlowLanes({ mostWaiting = 200, mostInAll = 2_000 } = {}): SlowLanes {
  const lanes = new Map<string, Lane>();
  let inAll = 0;

  function laneOf(name: string): Lane {
    const known = lanes.get(name);
    if (known) return known;
    if (lanes.size >= mostLanes) forgetIdle(lanes);
    const lane = { waiting: [], lastTurns: new Map(), turns: 0, isBusy: false, notBefore: 0 };
    lanes.set(name, lane);
    return lane;
  }

  return {
    inTurn(name, { group, delayMs }, work) {
      const lane = laneOf(name);
      return new Promise((resolve, reject) => {
        inAll += 1;
        const refuse = () => {
          inAll -= 1;
          reject(new BusinessError('request.rate-limited', { retryAfterSeconds: 5 }));
        };
        const start = () => {
          inAll -= 1;
          lane.notBefore = performance.now() + delayMs;
          void work()
            .then(resolve, reject)
            .finally(() => {
              lane.isBusy = false;
              next(lane);
            });
        };
        lane.waiting.push({ group, start, refuse });
        next(lane);
        if (lane.waiting.length > mostWaiting || inAll > mostInAll) loseOne(lane.waiting);
      });
    },
  };
}

function next(lane: Lane): void {
  if (lane.isBusy || lane.waiting.length === 0) return;
  lane.isBusy = true;
  const begin = () => {
    const one = takeNext(lane);
    if (one) return one.start();
    lane.isBusy = false;
  };
  const wait = lane.notBefore - performance.now();
  if (wait > 0) setTimeout(begin, wait);
  else begin();
}

const newestEvery = 3;

/**
 * Of the group whose last turn is longest ago the first that came; each third time the last, so that whoever comes after a flood does
 * not wait for all of it.
 */
function takeNext(lane: Lane): Waiting | undefined {
  const { waiting, lastTurns } = lane;
  const turnOf = ({ group }: Waiting) => lastTurns.get(group) ?? 0;
  lane.turns += 1;
  const longestAgo = Math.min(...waiting.map(turnOf));
  const isNext = (one: Waiting) => turnOf(one) === longestAgo;
  const found = lane.turns % newestEvery === 0 ? waiting.findLastIndex(isNext) : waiting.findIndex(isNext);
  const [one] = waiting.splice(found, found < 0 ? 0 : 1);
  if (waiting.length === 0) lastTurns.clear();
  else if (one) lastTurns.set(one.group, lane.turns);
  return one;
}

function loseOne(waiting: Waiting[]): void {
  const sizes = new Map<string, number>();
  for (const { group } of waiting) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const largest = Math.max(...sizes.values());
  const candidates = waiting.filter(({ group }) => sizes.get(group) === largest);
  const lost = candidates[randomInt(candidates.length)];
  if (!lost) return;
  waiting.splice(waiting.indexOf(lost), 1);
  lost.refuse();
}

function forgetIdle(lanes: Map<string, Lane>): void {
  const now = performance.now();
  for (const [name, { isBusy, notBefore }] of lanes) if (!isBusy && notBefore < now) lanes.delete(name);
}
