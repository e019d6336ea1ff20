import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CanaryStep, readSteps } from '@portal/federation/release';

/** In the folder of state that gateways may share: the canaries that a gateway took back, with the figures that decided. */
export const verdictsFile = 'canary.jsonl';

export interface TakenBack {
  readonly has: (canaryId: string) => boolean;
  /** Holds at once here; throws when it could not be written for the others and for the next start. */
  readonly add: (step: CanaryStep) => void;
}

const lookEveryMs = 1_000;

/** What any gateway with this file took back, read at most once a second; without a file what this one did. */
export function takenBack(file: string | undefined, now: () => number = Date.now): TakenBack {
  const here = new Set<string>();
  let written: ReadonlySet<string> = new Set();
  let [lookedAt, size] = [Number.NEGATIVE_INFINITY, -1];

  function look(): void {
    if (file === undefined || now() - lookedAt < lookEveryMs) return;
    lookedAt = now();
    const found = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (found === size) return;
    written = idsIn(file);
    size = found;
  }

  return {
    has(id) {
      look();
      return here.has(id) || written.has(id);
    },
    add(step) {
      here.add(step.id);
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(step)}\n`);
    },
  };
}

/** Another gateway may be writing its line at this moment: then it is read a second later. */
function idsIn(file: string): ReadonlySet<string> {
  try {
    return new Set(readSteps(file).map(({ id }) => id));
  } catch {
    return new Set();
  }
}
