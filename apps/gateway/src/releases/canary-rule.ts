/** What was seen of one release in the last minutes. */
export interface ReleaseFigures {
  /** Pages of visitors who got it. */
  readonly views: number;
  /** Script errors and screens that failed. */
  readonly errors: number;
  /** Files of it that did not arrive. */
  readonly failedLoads: number;
  /** Milliseconds until the page was loaded, of those that said so. */
  readonly loadMs: readonly number[];
  readonly payments: number;
  readonly failedPayments: number;
}

/**
 * When a canary is worse than what the others have, in one place (docs/decisions/0893). Too few of anything decide nothing. Rates are
 * compared with the same minutes of the current release, so an outage that hits both takes nothing back.
 */
export const canaryRule = {
  /** Looked at so often, over so long a time. */
  lookEveryMs: 2_000,
  windowMs: 5 * 60_000,
  /** Errors or failed loads: so many at least, of so many views at least, in a share above `times` that of the others and `above` more. */
  faults: { least: 3, views: 6, times: 2, above: 0.05 },
  /** Three in four pages load within a time that is above `times` that of the others and `aboveMs` more. */
  load: { views: 20, times: 1.5, aboveMs: 500 },
  payments: { least: 3, payments: 5, times: 2, above: 0.1 },
} as const;

/** Why the canary is taken back; undefined: it goes on. */
export function faultOfCanary(canary: ReleaseFigures, rest: ReleaseFigures): string | undefined {
  const { faults, load, payments } = canaryRule;
  for (const kind of ['errors', 'failedLoads'] as const) {
    const isWorse = canary[kind] >= faults.least && canary.views >= faults.views;
    if (isWorse && isAbove(share(canary[kind], canary.views), share(rest[kind], rest.views), faults))
      return `${kind}: ${canary[kind]} of ${canary.views} views, the others ${rest[kind]} of ${rest.views}`;
  }
  if (canary.failedPayments >= payments.least && canary.payments >= payments.payments) {
    const [mine, theirs] = [share(canary.failedPayments, canary.payments), share(rest.failedPayments, rest.payments)];
    if (isAbove(mine, theirs, payments))
      return `failed payments: ${canary.failedPayments} of ${canary.payments}, the others ${rest.failedPayments} of ${rest.payments}`;
  }
  if (canary.loadMs.length >= load.views && rest.loadMs.length >= load.views) {
    const [mine, theirs] = [slowestOfMost(canary.loadMs), slowestOfMost(rest.loadMs)];
    if (mine > theirs * load.times && mine > theirs + load.aboveMs)
      return `load time: ${mine} ms for three in four, the others ${theirs} ms`;
  }
  return undefined;
}

const isAbove = (mine: number, theirs: number, { times, above }: { readonly times: number; readonly above: number }) =>
  mine > theirs * times && mine > theirs + above;

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Milliseconds within which three in four were. */
function slowestOfMost(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
