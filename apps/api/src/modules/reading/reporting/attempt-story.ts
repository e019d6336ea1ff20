import { type AttemptHop, formatNaira, lagosClock, lagosDay, type OwnAttempt, type Scope } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createReadAs } from '../../../platform/scope/read-as.ts';
import { readOwnAttempt } from './data/read-own.ts';

interface StoryDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Where the money of an own attempt is, for modules that put it on paper. Of somebody else's there is none: it refuses. */
export function createAttemptReader({ db, clock }: StoryDeps): (id: string, scope: Scope) => Promise<OwnAttempt> {
  const deps = { readAs: createReadAs(db), clock };
  return (id, scope) => readOwnAttempt(deps, id, scope);
}

/**
 * What happened to an own attempt to pay, as text for whoever answers a message about it. Of somebody else's there is none: it
 * refuses with `payment.not-found`.
 */
export function createAttemptStory(deps: StoryDeps) {
  const read = createAttemptReader(deps);
  return async (id: string, scope: Scope): Promise<string> => {
    const { attempt, hops, askedTimes, askedAt, askAgainAt } = await read(id, scope);
    return [
      `--- Payment ${attempt.reference ?? 'without a reference'}: ${attempt.gateway}, ${formatNaira(attempt.amountKobo)}, ${attempt.status}`,
      `Bill ${attempt.billReference}: ${attempt.heads}`,
      ...hops.map((hop) => `${atLagos(hop.at)} ${wordsOf(hop)}`),
      `Provider asked ${askedTimes} times${askedAt ? `, last ${atLagos(askedAt)}` : ''}${askAgainAt ? `; next ${atLagos(askAgainAt)}` : ''}`,
    ].join('\n');
  };
}

function atLagos(moment: string): string {
  return `${lagosDay(moment)} ${lagosClock(moment)}`;
}

function wordsOf({ kind, outcome, reference, amountKobo }: AttemptHop): string {
  return [kind, outcome, reference, amountKobo !== null && formatNaira(amountKobo)].filter(Boolean).join(' ');
}
