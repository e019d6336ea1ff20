import { recoveryWaitHours } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Caseload } from '../caseload/index.ts';
import type { AccountRecoveriesRepository } from './data/account-recoveries.repository.ts';
import { recoveryKind, subjectOfRecovery } from './recovery-subject.ts';

interface FinishDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'move'>;
  readonly recoveries: Pick<AccountRecoveriesRepository, 'due'>;
}

/** The account is suspended or gone, or the new address has become somebody else's. */
const impossible: readonly string[] = ['user.not-found', 'user.already-exists'];

/** Gives back the accounts whose day of waiting is over and that nobody stopped. One that fails keeps no other waiting. */
export async function finishRecoveries(deps: FinishDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, caseload, recoveries } = deps;
  const move = (id: string, made: 'finish' | 'lapse') =>
    db.transaction((tx) => caseload.move(tx, { kind: recoveryKind, subject: subjectOfRecovery(id) }, { move: made }));
  const failures: unknown[] = [];
  for (const id of await recoveries.due(new Date(clock.now().getTime() - recoveryWaitHours * 60 * 60 * 1000))) {
    if (signal.aborted) return;
    await move(id, 'finish').catch(async (error: unknown) => {
      if (error instanceof BusinessError && impossible.includes(error.code)) return move(id, 'lapse');
      // Stopped or refused in the same moment.
      if (error instanceof BusinessError && error.code === 'work.not-from-here') return;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Accounts were not given back');
}
