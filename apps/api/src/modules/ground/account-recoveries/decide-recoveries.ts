import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import { type AccountActs, keptAtOnce } from '../identity/index.ts';
import { recoveryWarningJob } from './account-recoveries.jobs.ts';
import type { AccountRecoveriesRepository, RecoveryRow } from './data/account-recoveries.repository.ts';
import { recoveryKind, recoveryOf } from './recovery-subject.ts';

interface DecideDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly caseload: Pick<Caseload, 'when'>;
  readonly recoveries: AccountRecoveriesRepository;
  readonly acts: Pick<AccountActs, 'recoverAccount'>;
}

/** What follows from the moves of a case: an approval tells the old addresses, the end of the day gives the account back. */
export function decideRecoveries({ jobs, caseload, recoveries, acts }: DecideDeps): void {
  caseload.when(recoveryKind, 'approve', async (tx, { subject, userId, reason }) => {
    const row = await keptAtOnce(tx, () => recoveries.follows(tx, recoveryOf(subject), 'waiting'));
    for (const to of ['email', 'phone'] as const) await jobs.enqueue(tx, recoveryWarningJob, { id: row.id, to });
    await audit(tx, row, 'approved', userId, reason);
  });

  caseload.when(recoveryKind, 'finish', async (tx, { subject, userId }) => {
    const row = await recoveries.follows(tx, recoveryOf(subject), 'recovered');
    const { userId: whose, email, phoneNumber, language } = row;
    if (email === null) throw new BusinessError('user.not-found');
    await keptAtOnce(tx, () => acts.recoverAccount(tx, { userId: whose, email, phoneNumber, language }));
    await audit(tx, row, 'recovered', userId);
  });

  for (const [move, state] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
    ['stop', 'stopped'],
    ['lapse', 'lapsed'],
  ] as const)
    caseload.when(recoveryKind, move, async (tx, { subject, userId, reason }) => {
      await audit(tx, await recoveries.follows(tx, recoveryOf(subject), state), state, userId, reason);
    });
}

async function audit(
  tx: Transaction,
  { id, userId, paper, seenOn }: RecoveryRow,
  what: 'approved' | 'recovered' | 'stopped' | 'refused' | 'withdrawn' | 'lapsed',
  by: string | null,
  reason?: string,
): Promise<void> {
  await writeAudit(tx, {
    actor: by === null ? { system: 'account-recoveries' } : { userId: by },
    action: `account-recovery.${what}`,
    subject: `user:${userId}`,
    detail: { recovery: id, paper, seenOn, ...(reason && { reason }) },
  });
}
