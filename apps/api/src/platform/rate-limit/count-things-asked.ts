import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BusinessError } from '../http/business-error.ts';
import type { Asked } from './rate-limit.ts';
import { createSlowLanes } from './slow-lanes.ts';

/** Who asks. */
export interface Asker {
  /** The account, or the address. */
  readonly caller: string;
  /** Behind one address, what tells browsers apart, though anybody may write what they like: they take turns. */
  readonly userAgent: string;
}

/** Mistyped ones of a town in a quarter of an hour, before wrong ones wait. */
const wrongBorne = 20;
const wrongWindowSeconds = 15 * 60;
const longestWrongDelayMs = 250;
/** From one turn to the next. */
const turnDelayMs = 2_000;
/** Ten seconds for a wrong answer, and eighty for a turn; whoever comes last has one of the next three. */
const mostWaiting = 40;

/** Milliseconds from one wrong answer to the next, after so many; undefined while they are few. */
export function wrongDelayMs(wrong: number): number | undefined {
  return wrong <= wrongBorne ? undefined : Math.min(longestWrongDelayMs, wrong * 2);
}

/** Counts what is asked about by a reference or a number of one kind (docs/decisions/0781). In this process alone, which costs nothing. */
export function createThingsAsked(name: string, { points, windowSeconds }: { points: number; windowSeconds: number }) {
  const rights = new RateLimiterMemory({ keyPrefix: `right ${name}`, points, duration: windowSeconds });
  const wrongs = new RateLimiterMemory({ keyPrefix: `wrong ${name}`, points: 1, duration: wrongWindowSeconds });
  const calls = new RateLimiterMemory({ keyPrefix: `call ${name}`, points: 1, duration: 60 });
  const wrongLanes = createSlowLanes({ mostWaiting });
  const turnLanes = createSlowLanes({ mostWaiting });
  const keyOf = ({ caller }: Asker, secret: string) =>
    `${caller} ${createHash('sha256').update(secret).digest('base64url')}`;

  return {
    /** Throws when this caller had enough of this one thing; waits for its turn where many come. */
    async admit(asker: Asker, asked: Asked): Promise<void> {
      if (asked.kind === 'secret') {
        const right = await rights.get(keyOf(asker, asked.secret));
        if (!right || right.remainingPoints > 0) return;
        const retryAfterSeconds = Math.max(1, Math.ceil(right.msBeforeNext / 1000));
        throw new BusinessError('request.rate-limited', { retryAfterSeconds });
      }
      const { consumedPoints } = await calls.penalty(asker.caller, 1);
      if (consumedPoints <= asked.freePerMinute) return;
      await turnLanes.inTurn(asker.caller, { group: asker.userAgent, delayMs: turnDelayMs }, async () => {});
    },
    /** There was such a thing. Only these are kept: wrong ones are without end. */
    async wasRight(asker: Asker, { secret }: Asked & { kind: 'secret' }): Promise<void> {
      await rights.penalty(keyOf(asker, secret), 1);
    },
    /** There was none: the answer waits for those before it. Throws when too many wait. */
    async wasWrong({ caller, userAgent }: Asker): Promise<void> {
      const { consumedPoints } = await wrongs.penalty(caller, 1);
      const delayMs = wrongDelayMs(consumedPoints);
      if (delayMs === undefined) return;
      await wrongLanes.inTurn(caller, { group: userAgent, delayMs }, async () => {});
    },
  };
}
