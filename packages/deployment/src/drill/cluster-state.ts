import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, nodeName, nodes, type Places } from './places.ts';

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
}

const answerWithinMs = 1_500;
const pollMs = 100;
/** What is being written while they are asked. */
const closeBytes = 1_048_576;

/** What Patroni knows of its members, from the first of the nodes that answers; none while nobody does. */
async function membersOf(places: Places): Promise<readonly Member[]> {
  const answers = nodes.map(async (number) => {
    const url = `http://${addressOf(places, nodeName(number))}:8008/cluster`;
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
    return ((await response.json()) as { members: readonly Member[] }).members;
  });
  return Promise.any(answers).catch(() => []);
}

export function leaderOf(members: readonly Member[]): string | undefined {
  return members.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
}

/** One leads, and another one has what is committed: what it takes for the next loss to lose nothing. */
export function isSafe(members: readonly Member[]): boolean {
  return (
    leaderOf(members) !== undefined &&
    members.some(({ role, state }) => role === 'sync_standby' && isFollowing.test(state))
  );
}

const isFollowing = /^(?:running|streaming)$/;

/** Three of them on one timeline: one leads, one has what is committed, all follow closely. */
export function isWhole(members: readonly Member[]): boolean {
  const timelines = new Set(members.map(({ timeline }) => timeline));
  return (
    members.length === nodes.length &&
    leaderOf(members) !== undefined &&
    members.filter(({ role }) => role === 'sync_standby').length === 1 &&
    timelines.size === 1 &&
    members.every(({ role, state, lag }) => role === 'leader' || (isFollowing.test(state) && Number(lag) < closeBytes))
  );
}

/** Resolves once `done` says yes; throws with what the members said last. */
export async function until(
  places: Places,
  what: string,
  done: (members: readonly Member[]) => boolean,
  withinSeconds = 180,
): Promise<readonly Member[]> {
  const deadline = Date.now() + withinSeconds * 1000;
  for (;;) {
    const members = await membersOf(places);
    if (done(members)) return members;
    if (Date.now() > deadline)
      throw new Error(
        `${what}: not within ${withinSeconds} s. The nodes say ${JSON.stringify(members)}; more in ${places.folder}`,
      );
    await wait(pollMs);
  }
}
