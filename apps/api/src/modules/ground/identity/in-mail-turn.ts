import type { SlowLanes } from '../../../platform/rate-limit/slow-lanes.ts';
import { mailCallsCount, mailCallsDelayMs } from './attempt-limits.ts';
import type { AttemptsRepository } from './data/attempts.repository.ts';
import type { Origin } from './open-session.ts';

interface MailTurnDeps {
  readonly attempts: AttemptsRepository;
  readonly lanes: SlowLanes;
}

/** Each such call may write to a mailbox. One address cannot write to many at once, and its neighbours are not shut out for it. */
export async function inMailTurn<T>(
  { attempts, lanes }: MailTurnDeps,
  { ip, userAgent }: Pick<Origin, 'ip' | 'userAgent'>,
  work: () => Promise<T>,
): Promise<T> {
  const calls = mailCallsCount(ip);
  const { counts } = await attempts.take([calls]);
  const delayMs = mailCallsDelayMs(counts.get(calls.key) ?? 0);
  return delayMs === undefined ? work() : lanes.inTurn(calls.key, { group: userAgent, delayMs }, work);
}
