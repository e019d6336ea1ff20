import type { AskProvider } from './ask-provider.ts';
import { createReference, creationLeaseMs, type ReferenceDeps } from './create-reference.ts';
import type { NotificationsRepository, WaitingNotification } from './data/notifications.repository.ts';
import { nextCheckAt, type WatchedPayment } from './domain/check-schedule.ts';

export interface SweeperDeps extends ReferenceDeps {
  readonly notifications: NotificationsRepository;
  readonly ask: AskProvider;
}

const batchSize = 16;
const noticesPerTurn = 100;
/** A notice about a reference we do not know may only be early; after this it is an orphan. */
const orphanAfterMs = 3_600_000;

/**
 * One turn: acts on notices that wait, then asks about everything that is due. Payments that nobody watches are confirmed
 * here. Nothing is held while a provider is asked, so any number of processes may do this at once.
 */
export async function sweepPayments(deps: SweeperDeps, signal: AbortSignal): Promise<number> {
  await actOnNotices(deps);
  let total = 0;
  while (!signal.aborted) {
    const now = deps.clock.now();
    const due = await deps.intents.claimDue(now, batchSize, (intent) => nextTurn(intent, now));
    await Promise.all(due.map((id) => checkOne(deps, id)));
    total += due.length;
    if (due.length < batchSize) break;
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

async function actOnNotices(deps: SweeperDeps): Promise<void> {
  for (const waiting of await deps.notifications.waiting(noticesPerTurn)) {
    try {
      await actOnNotice(deps, waiting);
    } catch (error) {
      // It waits for the next turn; what is due must not wait with it.
      deps.log.error({ err: error, notificationId: waiting.id }, 'a notification could not be acted upon');
    }
  }
}

async function actOnNotice(deps: SweeperDeps, waiting: WaitingNotification): Promise<void> {
  const { notifications, clock } = deps;
  const now = clock.now();
  const mayBeEarly = now.getTime() - waiting.receivedAt.getTime() <= orphanAfterMs;
  const notice = noticeIn(deps, waiting);
  const intent = notice && (await notifications.wake(waiting.provider, notice, now));
  if (intent) await notifications.finish(waiting.id, intent.isAsked ? 'asked' : 'noted', intent.id, now);
  else if (!notice || !mayBeEarly) await notifications.finish(waiting.id, 'orphan', null, now);
}

function noticeIn({ providers }: SweeperDeps, { provider, raw, dedupeKey }: WaitingNotification) {
  const parsed = providers[provider].parseNotification(raw);
  return parsed.kind === 'notices' ? parsed.notices.find((notice) => notice.dedupeKey === dedupeKey) : undefined;
}
