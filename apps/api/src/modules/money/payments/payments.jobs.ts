import { actOnNotices } from './act-on-notices.ts';
import type { AskProvider } from './ask-provider.ts';
import { createReference, creationLeaseMs, type ReferenceDeps } from './create-reference.ts';
import type { NotificationsRepository } from './data/notifications.repository.ts';
import type { ObservationsRepository } from './data/observations.repository.ts';
import { nextCheckAt, type WatchedPayment } from './domain/check-schedule.ts';

export interface SweeperDeps extends ReferenceDeps {
  readonly notifications: NotificationsRepository;
  readonly observations: ObservationsRepository;
  readonly ask: AskProvider;
}

const batchSize = 16;

/**
 * One turn: notices that wait and payments that are due, a batch of each after the other until there is neither. Payments that
 * nobody watches are confirmed here. Nothing is held while a provider is asked, so any number of processes may do this at once.
 */
export async function sweepPayments(deps: SweeperDeps, signal: AbortSignal): Promise<number> {
  let total = 0;
  let notices: Awaited<ReturnType<typeof actOnNotices>> = 'more';
  while (!signal.aborted) {
    if (notices !== 'failed') notices = await actOnNotices(deps);
    const now = deps.clock.now();
    const due = await deps.intents.claimDue(now, batchSize, (intent) => nextTurn(intent, now));
    await Promise.all(due.map((id) => checkOne(deps, id)));
    total += due.length;
    if (due.length < batchSize && notices !== 'more') break;
  }
  return total;
}

/** An attempt in INITIATING is leased for as long as a creation may take. */
function nextTurn(intent: WatchedPayment, now: Date): Date | null {
  const next = nextCheckAt(intent, now);
  if (intent.state !== 'INITIATING' || next === null) return next;
  return new Date(Math.max(next.getTime(), now.getTime() + creationLeaseMs));
}

async function checkOne(deps: SweeperDeps, id: string): Promise<void> {
  try {
    const intent = await deps.intents.find(id);
    if (!intent) return;
    if (intent.state === 'INITIATING') await createReference(deps, intent, { recover: true, source: 'sweeper' });
    else await deps.ask(intent, 'sweeper');
  } catch (error) {
    // Its next turn is already set; the others must not suffer.
    deps.log.error({ err: error, intentId: id }, 'a payment could not be checked');
  }
}
