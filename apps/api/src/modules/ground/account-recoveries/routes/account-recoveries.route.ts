import {
  type AccountRecovery,
  getAccountRecovery,
  proposeAccountRecovery,
  recoveryWaitHours,
  type Scope,
  stopAccountRecovery,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../../caseload/index.ts';
import {
  type AccountReader,
  type AttemptsRepository,
  admit,
  isAddressTaken,
  lockRecoverable,
} from '../../identity/index.ts';
import type { AccountRecoveriesRepository, ShownRecovery } from '../data/account-recoveries.repository.ts';
import { recoveryLimit } from '../limits.ts';
import type { RecoverySeals } from '../recovery-seals.ts';
import { recoveryKind, subjectOfRecovery } from '../recovery-subject.ts';

export interface RecoveriesRouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountReader;
  readonly attempts: AttemptsRepository;
  readonly recoveries: AccountRecoveriesRepository;
  readonly seals: RecoverySeals;
  readonly caseload: Pick<Caseload, 'open' | 'move'>;
  /** How a national identity number is found without being read. */
  readonly ninIndex: (nin: string) => Buffer;
}

const kind = recoveryKind;

export function accountRecoveriesRoutes(app: FastifyInstance, deps: RecoveriesRouteDeps): void {
  const { db, clock, accounts, attempts, recoveries, seals, caseload } = deps;

  serve(app, proposeAccountRecovery, async ({ body }, { user }) => {
    const { tpui, nin, paper, paperNumber, seenOn, email, phoneNumber = null, language } = body;
    await admit(attempts, [recoveryLimit(user.id)]);
    if (seenOn > dayOf(clock.now()))
      throw new BusinessError('request.invalid', { fieldErrors: { seenOn: 'Enter today or a day before it' } });
    const officeId = officeOf(user.scope);
    return db
      .transaction(async (tx) => {
        const account = await lockRecoverable(tx, tpui, deps.ninIndex(nin));
        if (!account || officeId === undefined || account.officeId !== officeId)
          throw new BusinessError('user.not-found');
        if (account.id === user.id) throw new BusinessError('user.yourself');
        if (await isAddressTaken(tx, email, account.id)) throw new BusinessError('user.already-exists');
        const id = await recoveries.propose(tx, {
          ...{ userId: account.id, paper, seenOn, email, phoneNumber, language },
          paperNumber: seals.sealNumber(paperNumber, account.id),
          ...{ formerEmail: account.email, formerPhone: account.phoneNumber },
          ...{ by: user.id, at: clock.now() },
        });
        const workId = await caseload.open(tx, {
          ...{ kind, subject: subjectOfRecovery(id), reference: tpui },
          ...{ officeId, tpui, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'account-recovery.proposed',
          subject: `user:${account.id}`,
          detail: { recovery: id, paper, seenOn },
        });
        return { workId };
      })
      .catch((error: unknown) => {
        if (violates(error, 'account_recoveries_open_idx')) throw new BusinessError('account-recovery.pending');
        throw error;
      });
  });

  serve(app, getAccountRecovery, async ({ params: { id } }, { user }) => {
    const found = await recoveries.show(id);
    if (!found || !reaches(user.scope, found.officeId)) throw new BusinessError('account-recovery.not-found');
    const { userId, proposedBy } = found;
    return {
      ...present(found, seals),
      name: await accounts.nameOf(userId),
      tpui: (await accounts.find(userId))?.tpui ?? '',
      proposedBy: await accounts.nameOf(proposedBy),
    };
  });

  serve(app, stopAccountRecovery, async ({ body: { token } }) => {
    const id = seals.stoppedBy(token);
    if (id === undefined || !(await recoveries.find(db, id))) throw new BusinessError('identity.link-invalid');
    await db
      .transaction((tx) => caseload.move(tx, { kind, subject: subjectOfRecovery(id) }, { move: 'stop' }))
      .catch(async (error: unknown) => {
        if (!(error instanceof BusinessError && error.code === 'work.not-from-here')) throw error;
        // What ended another way gives the account to nobody either.
        if ((await recoveries.find(db, id))?.state === 'recovered') throw new BusinessError('account-recovery.over');
      });
    return {};
  });
}

function officeOf(scope: Scope): number | undefined {
  return scope.kind === 'tax-offices' ? scope.taxOfficeId : undefined;
}

function reaches(scope: Scope, officeId: number | null): boolean {
  if (scope.kind !== 'tax-offices') return false;
  return (
    scope.reach === 'all' || officeId === scope.taxOfficeId || (scope.tookOver ?? []).some((id) => id === officeId)
  );
}

function present(row: ShownRecovery, seals: RecoverySeals): Omit<AccountRecovery, 'name' | 'tpui' | 'proposedBy'> {
  const number = row.paperNumber === null ? null : seals.openNumber(row.paperNumber, row.userId);
  const { id, paper, seenOn, email, phoneNumber, approvedAt } = row;
  return {
    ...{ id, paper, seenOn, email, phoneNumber },
    paperNumber: number === null || paper !== 'nin-slip' ? number : `…${number.slice(-4)}`,
    formerEmail:
      row.formerEmail && `${row.formerEmail.slice(0, 1)}…${row.formerEmail.slice(row.formerEmail.lastIndexOf('@'))}`,
    formerPhone: row.formerPhone && `…${row.formerPhone.slice(-4)}`,
    proposedAt: row.proposedAt.toISOString(),
    dueAt: approvedAt && new Date(approvedAt.getTime() + recoveryWaitHours * 60 * 60 * 1000).toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
