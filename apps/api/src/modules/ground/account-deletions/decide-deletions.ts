import type { Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import type { EraseAccount } from '../identity/index.ts';
import type { AccountDeletionsRepository } from './data/account-deletions.repository.ts';
import { deletionKind, deletionOf } from './deletion-subject.ts';

interface DecideDeps {
  readonly deletions: AccountDeletionsRepository;
  readonly caseload: Pick<Caseload, 'when'>;
  readonly accounts: Pick<EraseAccount, 'remove'>;
}

/** What follows from the moves of a case: an approval deletes in its own transaction, everything else changes no account. */
export function decideDeletions({ deletions, caseload, accounts }: DecideDeps): void {
  caseload.when(deletionKind, 'approve', async (tx, { subject, userId, reason: approval = '' }) => {
    const by = personOf(userId);
    const { userId: whose, reason } = await decided(tx, subject, 'approved', by);
    if (!(await accounts.remove(tx, whose, { by, reason }))) throw new BusinessError('user.not-found');
    await writeAudit(tx, {
      actor: { userId: by },
      action: 'user.deleted',
      subject: `user:${whose}`,
      detail: { reason, approval },
    });
  });

  for (const [move, state] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when(deletionKind, move, async (tx, { subject, userId, reason = '' }) => {
      const by = personOf(userId);
      const { userId: whose } = await decided(tx, subject, state, by);
      await writeAudit(tx, {
        actor: { userId: by },
        action: `user.deletion-${state}`,
        subject: `user:${whose}`,
        detail: { reason },
      });
    });

  caseload.when(deletionKind, 'lapse', async (tx, { subject }) => {
    const { userId: whose } = await decided(tx, subject, 'lapsed', null);
    await writeAudit(tx, {
      actor: { system: 'account-deletions' },
      action: 'user.deletion-lapsed',
      subject: `user:${whose}`,
    });
  });

  async function decided(
    tx: Transaction,
    subject: string,
    state: 'approved' | 'refused' | 'withdrawn' | 'lapsed',
    by: string | null,
  ) {
    const proposal = await deletions.decide(tx, deletionOf(subject), { state, by }).catch((error: unknown) => {
      if (violates(error, 'account_deletions_others_check')) throw new BusinessError('user.yourself');
      throw error;
    });
    if (!proposal) throw new Error('A deletion was decided that was never proposed');
    return proposal;
  }
}

function personOf(userId: string | null): string {
  if (userId === null) throw new Error('A deletion was decided by nobody');
  return userId;
}
