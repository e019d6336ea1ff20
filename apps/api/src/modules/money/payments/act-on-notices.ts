import type { Clock } from '../../../platform/clock/clock.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { NoticeEnd, NotificationsRepository, WaitingNotice } from './data/notifications.repository.ts';
import type { ObservationsRepository } from './data/observations.repository.ts';

export interface NoticesDeps {
  readonly notifications: NotificationsRepository;
  readonly observations: ObservationsRepository;
  readonly clock: Clock;
  readonly log: Logger;
}

const freshPerTurn = 500;
const againPerTurn = 500;
/** A notice about a reference we do not know may only be early; after this it is an orphan. */
const orphanAfterMs = 3_600_000;
/** Until the next look for an unknown reference, by the number of looks before; the last for ever. */
const patienceMs = [1_000, 5_000, 30_000, 120_000, 600_000] as const;

/**
 * A batch of notices that came in, and one of those whose reference was not known when they did. `more`: more that came in may be
 * waiting. `failed`: not again in this turn, or the same payments would be asked about without end.
 */
export async function actOnNotices(deps: NoticesDeps): Promise<'more' | 'done' | 'failed'> {
  try {
    const now = deps.clock.now();
    const fresh = await deps.notifications.match('fresh', freshPerTurn, now);
    const again = await deps.notifications.match('again', againPerTurn, now);
    await act(deps, [...fresh, ...again], now);
    return fresh.length === freshPerTurn ? 'more' : 'done';
  } catch (error) {
    // They wait for the next turn; what is due must not wait with them.
    deps.log.error({ err: error }, 'notifications could not be acted upon');
    return 'failed';
  }
}

/** Nothing is finished before it had its effect: a process that dies in between does it again. */
async function act({ notifications, observations, log }: NoticesDeps, waiting: readonly WaitingNotice[], now: Date) {
  if (waiting.length === 0) return;
  for (const { id, provider } of waiting.filter(({ disagrees }) => disagrees)) {
    log.error({ notificationId: id, provider }, 'a notice names the reference of one payment and the order of another');
  }
  const claimed = waiting.flatMap(({ intentId, claimsMovement }) => (intentId && claimsMovement ? [intentId] : []));
  for (const intentId of new Set(claimed)) {
    const opened = await observations.openSecondPaymentCase(intentId);
    if (opened) log.error({ intentId, caseId: opened }, 'notices speak of a second payment of one reference');
  }
  const ends = waiting.map((notice) => endOf(notice, notifications.isWakeable, now));
  const asked = waiting.filter((_, at) => ends[at]?.outcome === 'asked').flatMap(({ intentId }) => intentId ?? []);
  if (asked.length > 0) await notifications.wake([...new Set(asked)], now);
  await notifications.finish(ends, now);
}

function endOf(notice: WaitingNotice, isWakeable: NotificationsRepository['isWakeable'], now: Date): NoticeEnd {
  const { id, state, receivedAt, tries } = notice;
  if (state !== null && state !== 'INITIATING') {
    return { id, outcome: isWakeable(state) ? 'asked' : 'noted', nextTryAt: null };
  }
  if (now.getTime() - receivedAt.getTime() > orphanAfterMs) return { id, outcome: 'orphan', nextTryAt: null };
  const waitMs = patienceMs[Math.min(tries, patienceMs.length - 1)] ?? 0;
  // While the reference is being created it is only a moment.
  return { id, outcome: 'later', nextTryAt: new Date(now.getTime() + (state === null ? waitMs : 0)) };
}
