import { identitySubject } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { giveTpui, lockUnprovedById, securityNoticeJob } from '../../ground/identity/index.ts';
import { confirmRegistration } from './data/registrations.repository.ts';
import { parkUnprovedAccounts } from './park-unproved-accounts.ts';

interface DecideDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly caseload: Pick<Caseload, 'when'>;
}

/** The manager's confirmation gives the account its TPUI; other accounts that name the person without proof are parked. */
export function decideIdentities(deps: DecideDeps): void {
  const { clock, jobs, caseload } = deps;
  caseload.when('identity-confirmation', 'approve', async (tx, { subject, userId }) => {
    if (userId === null) throw new Error('An identity was confirmed by nobody');
    const id = identitySubject.accountIn(subject);
    const account = await lockUnprovedById(tx, id);
    if (!account) throw new BusinessError('registration.already-registered');
    await confirmRegistration(tx, id);
    if (!(await giveTpui(tx, id))) throw new BusinessError('registration.already-registered');
    const { email, ...keys } = account;
    const actor = { userId };
    await parkUnprovedAccounts(deps, tx, keys, { actor, email, except: id });
    await jobs.enqueue(tx, securityNoticeJob, {
      userId: id,
      notice: 'identity-confirmed',
      at: clock.now().toISOString(),
    });
    await writeAudit(tx, { actor, action: 'identity.confirmed', subject: `user:${id}`, detail: {} });
  });
}
