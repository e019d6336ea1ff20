import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What people come for. `receipts`: whether they follow a payment as soon as they should. */
export const serviceParts = ['paying', 'sign-in', 'remita', 'interswitch', 'receipts'] as const;
export type ServicePart = (typeof serviceParts)[number];

/** Undefined: nobody could say, for example of a provider that is not in use. */
export interface Observation {
  readonly works: Readonly<Partial<Record<ServicePart, boolean>>>;
  /** Of 95 in a hundred payments of the last quarter of an hour; null when there was none. */
  readonly receiptSeconds: number | null;
}

/** Times are milliseconds since 1970. */
export interface Span {
  readonly from: number;
  /** Null while it lasts. */
  readonly until: number | null;
}

interface Outage extends Span {
  readonly part: ServicePart;
}

interface Kept {
  readonly outages: readonly Outage[];
  /** When nobody looked, because this gateway did not run. */
  readonly unwatched: readonly Span[];
  readonly since: number;
  readonly lookedAt: number;
}

export interface ServiceRecord extends Kept {
  readonly now: Observation | undefined;
}

export const dayMs = 86_400_000;
export const keptDays = 90;
/** Longer without a look is a time of which nobody knows. */
const gapMs = 120_000;
const writeEveryMs = 60_000;
const mostOutages = 2_000;

export interface ServiceRecorder {
  readonly note: (observation: Observation, at: number) => void;
  readonly read: () => ServiceRecord;
}

/**
 * What happened, from what was seen: an outage begins with the first of two bad looks and ends with the first good one. Nobody writes into
 * it by hand. It outlives the process when there is a file for it.
 */
export function serviceRecorder(file: string | undefined, startedAt: number): ServiceRecorder {
  let kept = keptIn(file) ?? { outages: [], unwatched: [], since: startedAt, lookedAt: startedAt };
  const suspected = new Map<ServicePart, number>();
  let now: Observation | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;

  return {
    note(observation, at) {
      const oldest = at - keptDays * dayMs;
      const isRecent = ({ until }: Span) => until === null || until >= oldest;
      const gap: readonly Span[] = at - kept.lookedAt > gapMs ? [{ from: kept.lookedAt, until: at }] : [];
      let outages = kept.outages;
      for (const part of serviceParts) outages = withPart(outages, part, observation.works[part], at);
      const isNews = outages !== kept.outages || gap.length > 0;
      now = observation;
      kept = {
        outages: outages.filter(isRecent).slice(-mostOutages),
        unwatched: [...kept.unwatched, ...gap].filter(isRecent),
        since: kept.since,
        lookedAt: at,
      };
      if (file !== undefined && (isNews || at - writtenAt >= writeEveryMs)) {
        writtenAt = at;
        write(file, kept);
      }
    },
    read: () => ({ ...kept, now }),
  };

  function withPart(outages: readonly Outage[], part: ServicePart, works: boolean | undefined, at: number) {
    const open = outages.find((each) => each.part === part && each.until === null);
    if (works === false) {
      const from = suspected.get(part);
      suspected.set(part, from ?? at);
      return open || from === undefined ? outages : [...outages, { part, from, until: null }];
    }
    suspected.delete(part);
    if (!open || works === undefined) return outages;
    return outages.map((each) => (each === open ? { ...each, until: at } : each));
  }
}

function keptIn(file: string | undefined): Kept | undefined {
  if (file === undefined) return undefined;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return Array.isArray(kept.outages) && Array.isArray(kept.unwatched) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all. A folder that cannot be written to costs the history, and no visitor's answer. */
function write(file: string, kept: Kept): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const next = `${file}.${randomUUID()}`;
    writeFileSync(next, JSON.stringify(kept));
    renameSync(next, file);
  } catch {
    // The next look tries again.
  }
}
