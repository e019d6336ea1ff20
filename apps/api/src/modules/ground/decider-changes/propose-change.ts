import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import { type AccountReader, keptAtOnce, type ProposeDeciderChange, rulesOfRoles } from '../identity/index.ts';
import { changeKind, subjectOfChange } from './change-subject.ts';
import type { DeciderChangesRepository } from './data/decider-changes.repository.ts';
import { type EnactDeps, enactChange } from './enact-change.ts';

export interface ProposeDeps {
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open'>;
  readonly changes: DeciderChangesRepository;
  readonly accounts: AccountReader;
  /** What is done by way of trial: it writes to nobody. */
  readonly trial: EnactDeps;
}

/** Opens the case of a change that could be made now; one that could not is refused in words before anybody reads it. */
export function proposeChange({ clock, caseload, changes, accounts, trial }: ProposeDeps): ProposeDeciderChange {
  return async (tx, { userId, asked, reason, by }) => {
    if (userId === by) throw new BusinessError('user.yourself');
    const account = { userId, asked, reason: reason ?? '', by, byTwo: {} };
    await tried(tx, (trying) => enactChange(trial, trying, account));
    const id = await changes.propose(tx, { userId, asked, reason: reason ?? null, by, at: clock.now() });
    const reference =
      asked.change === 'creation' ? `${asked.firstName} ${asked.lastName}` : await accounts.nameOf(userId ?? '');
    const workId = await caseload.open(tx, { kind: changeKind, subject: subjectOfChange(id), reference, userId: by });
    await writeAudit(tx, {
      actor: { userId: by },
      action: 'user.change-proposed',
      subject: userId === null ? `work:${workId}` : `user:${userId}`,
      detail: { asked, ...(reason !== undefined && { reason }) },
    });
    return workId;
  };
}

/** Ends the trial, so that its transaction is rolled back. */
class TriedAndTakenBack extends Error {}

/** Does it and takes it back: of what it would break, everything but the law of two persons is said. */
async function tried(tx: Transaction, act: (trying: Transaction) => Promise<unknown>): Promise<void> {
  try {
    await tx.transaction(async (trying) => {
      await keptAtOnce(trying, () => act(trying), rulesOfRoles);
      throw new TriedAndTakenBack();
    });
  } catch (error) {
    if (!(error instanceof TriedAndTakenBack)) throw error;
  }
}
