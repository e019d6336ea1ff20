import { segmentAt } from '../wal/wal-names.ts';

/** One way that the history went on, from its first segment. */
export interface Stretch {
  readonly timeline: number;
  readonly from: bigint;
}

/** The timelines that a history goes through, the oldest first, and the history's own last. Text as the server archives it. */
function stretchesOf(timeline: number, history: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0n;
  for (const line of history.split('\n')) {
    const [, parent, switchedAt] = /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? [];
    if (!parent || !switchedAt) continue;
    stretches.push({ timeline: Number(parent), from });
    from = segmentAt(switchedAt);
  }
  return [...stretches, { timeline, from }];
}

/** The newest way from a backup on, of the histories that the archive has; the backup's own timeline when nobody was promoted since. */
export function newestFrom(timeline: number, histories: ReadonlyMap<string, string>): readonly Stretch[] {
  const ways = [...histories]
    .map(([name, text]) => stretchesOf(Number.parseInt(name.slice(0, 8), 16), text))
    .filter((way) => way.some((stretch) => stretch.timeline === timeline))
    .sort((one, other) => (one.at(-1)?.timeline ?? 0) - (other.at(-1)?.timeline ?? 0));
  return ways.at(-1) ?? [{ timeline, from: 0n }];
}
