import type { Canary } from '@portal/federation/release';
import { canaryRule, faultOfCanary, type ReleaseFigures } from './canary-rule.ts';

export const reportKinds = ['view', 'loaded', 'error', 'failed-load'] as const;

/** What a browser, or the gateway itself, saw of a release. */
export interface Sighting {
  readonly app: string;
  readonly release: string;
  readonly kind: (typeof reportKinds)[number] | 'payment' | 'failed-payment';
  /** Of `loaded`. */
  readonly ms?: number;
}

/** The figures that decided, as the journal has them. */
interface Compared {
  readonly canary: SummedFigures;
  readonly rest: SummedFigures;
}
type SummedFigures = Omit<ReleaseFigures, 'loadMs'> & { readonly loads: number };

export interface ReleaseWatch {
  readonly note: (sighting: Sighting) => void;
  readonly figuresOf: (app: string, release: string) => ReleaseFigures;
  /** Compares a canary with the current release of its app. */
  readonly judge: (
    canary: Canary,
    current: string,
  ) => { readonly reason: string | undefined; readonly figures: Compared };
}

interface Slice {
  readonly from: number;
  readonly seen: Map<string, Counted>;
}
interface Counted {
  views: number;
  errors: number;
  failedLoads: number;
  payments: number;
  failedPayments: number;
  readonly loadMs: number[];
}

const sliceMs = 10_000;
const mostLoadsOfSlice = 500;

/** Counts by release in slices of ten seconds, and forgets what is older than the rule looks at. No visitor is in it. */
export function releaseWatch(now: () => number = Date.now): ReleaseWatch {
  let slices: Slice[] = [];

  function countedNow(key: string): Counted {
    const from = now() - (now() % sliceMs);
    let slice = slices.at(-1);
    if (slice?.from !== from) {
      slices = slices.filter((each) => each.from > from - canaryRule.windowMs);
      slice = { from, seen: new Map() };
      slices.push(slice);
    }
    const counted = slice.seen.get(key) ?? nothing();
    slice.seen.set(key, counted);
    return counted;
  }

  function figuresOf(app: string, release: string): ReleaseFigures {
    const sum = nothing();
    for (const { from, seen } of slices) {
      const counted = from > now() - canaryRule.windowMs ? seen.get(`${app}/${release}`) : undefined;
      if (!counted) continue;
      for (const field of fields) sum[field] += counted[field];
      sum.loadMs.push(...counted.loadMs);
    }
    return sum;
  }

  return {
    note({ app, release, kind, ms }) {
      const counted = countedNow(`${app}/${release}`);
      if (kind === 'view') counted.views += 1;
      else if (kind === 'error') counted.errors += 1;
      else if (kind === 'failed-load') counted.failedLoads += 1;
      else if (kind === 'loaded') {
        if (ms !== undefined && counted.loadMs.length < mostLoadsOfSlice) counted.loadMs.push(ms);
      } else {
        counted.payments += 1;
        if (kind === 'failed-payment') counted.failedPayments += 1;
      }
    },
    figuresOf,
    judge({ app, release }, current) {
      const [canary, rest] = [figuresOf(app, release), figuresOf(app, current)];
      return { reason: faultOfCanary(canary, rest), figures: { canary: summed(canary), rest: summed(rest) } };
    },
  };
}

const fields = ['views', 'errors', 'failedLoads', 'payments', 'failedPayments'] as const;
const nothing = (): Counted => ({
  ...{ views: 0, errors: 0, failedLoads: 0, payments: 0, failedPayments: 0 },
  loadMs: [],
});

function summed({ loadMs, ...figures }: ReleaseFigures): SummedFigures {
  return { ...figures, loads: loadMs.length };
}
