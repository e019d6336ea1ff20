import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';

/** A release that a share of the visitors gets, while the others keep the current one (docs/decisions/0893). */
export interface Canary {
  /** Of this try: the same release may be tried again under another. */
  readonly id: string;
  readonly app: string;
  readonly release: string;
  /** From above 0 to 1. */
  readonly share: number;
  readonly startedAt: string;
}

/** What became of a canary, in the order in which it happened. */
export interface CanaryStep {
  readonly what: 'started' | 'raised' | 'promoted' | 'rolled-back';
  readonly id: string;
  readonly app: string;
  readonly release: string;
  readonly share: number;
  readonly at: string;
  /** `operator`, or the gateway that decided by the rule. */
  readonly by: string;
  /** Why, and the figures that decided. */
  readonly reason?: string;
  readonly figures?: unknown;
}

export const canaryFile = 'canary.json';
const journalFile = 'canary.jsonl';
export const usualShare = 0.05;
const smallestShare = 0.001;

export interface CanaryStore {
  readonly running: (app: string) => Canary | undefined;
  readonly journal: (app: string) => readonly CanaryStep[];
  /** Whether this release was tried and taken back: it is not put live by itself. */
  readonly wasTakenBack: (app: string, release: string) => boolean;
  readonly start: (app: string, release: string, share: number) => Canary;
  readonly raise: (app: string, share: number) => Canary;
  readonly promote: (app: string) => Canary;
  readonly takeBack: (app: string, by?: Pick<CanaryStep, 'by' | 'reason' | 'figures'>) => Canary;
}

/** The canary's own file beside the pointer of its app, replaced by rename, and a journal that only grows. */
export function canaryStore(store: ReleaseStore, now: () => Date = () => new Date()): CanaryStore {
  const fileOf = (app: string) => join(store.root, app, canaryFile);
  const journalOf = (app: string) => join(store.root, app, journalFile);

  function note(what: CanaryStep['what'], { id, app, release, share }: Canary, more: Partial<CanaryStep> = {}): void {
    const step: CanaryStep = { what, id, app, release, share, at: now().toISOString(), by: 'operator', ...more };
    appendFileSync(journalOf(app), `${JSON.stringify(step)}\n`);
  }

  function write(canary: Canary): Canary {
    const incoming = `${fileOf(canary.app)}.${randomUUID()}`;
    writeFileSync(incoming, `${JSON.stringify(canary)}\n`);
    renameSync(incoming, fileOf(canary.app));
    return canary;
  }

  const running = (app: string) => readCanary(fileOf(app));
  function required(app: string): Canary {
    const canary = running(app);
    if (!canary) throw new ReleaseRefused(`No canary of ${app} is running`);
    return canary;
  }
  const journal = (app: string) => readSteps(journalOf(app));

  return {
    running,
    journal,
    wasTakenBack: (app, release) => journal(app).findLast((step) => step.release === release)?.what === 'rolled-back',
    start(app, release, share) {
      const manifest = store.read(app, release);
      if (!manifest) throw new ReleaseRefused(`${app} has no release ${release}`);
      if (manifest.kind === 'shell') throw new ReleaseRefused('A shell has no canary: every area runs in it');
      if (!store.current(app)) throw new ReleaseRefused(`${app} was never released: there is nothing for the others`);
      if (store.current(app)?.release === release) throw new ReleaseRefused(`${app} ${release} is live already`);
      const known = running(app);
      if (known) throw new ReleaseRefused(`${app} ${known.release} is being tried: promote it or take it back first`);
      const startedAt = now().toISOString();
      const canary = write({ id: randomUUID(), app, release, share: shareFrom(share), startedAt });
      note('started', canary);
      return canary;
    },
    raise(app, share) {
      const known = required(app);
      if (!(share > known.share))
        throw new ReleaseRefused(`${app} is at ${percentOf(known.share)}: say more than that`);
      const canary = write({ ...known, share: shareFrom(share) });
      note('raised', canary);
      return canary;
    },
    promote(app) {
      const canary = required(app);
      store.pointTo(app, canary.release);
      note('promoted', canary, {});
      rmSync(fileOf(app), { force: true });
      return canary;
    },
    takeBack(app, by = { by: 'operator' }) {
      const canary = required(app);
      note('rolled-back', canary, by);
      rmSync(fileOf(app), { force: true });
      return canary;
    },
  };
}

export const percentOf = (share: number) => `${Number((share * 100).toFixed(1))} %`;

function shareFrom(share: number): number {
  if (!(share >= smallestShare && share <= 1)) throw new ReleaseRefused('A share is between 0.1 and 100 percent');
  return share;
}

export function readCanary(file: string): Canary | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Canary;
  } catch {
    // None runs, or what nobody can read is none: everybody has the current release.
    return undefined;
  }
}

export function readSteps(file: string): readonly CanaryStep[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CanaryStep);
}
