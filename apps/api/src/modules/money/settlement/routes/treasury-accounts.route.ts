import { decideTreasuryAccount, listTreasuryAccounts, proposeTreasuryAccount } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import type { ProveSecondFactor } from '../../../ground/identity/index.ts';
import {
  endAccount,
  findAccount,
  findMdaOfAccount,
  hasCode,
  insertAccount,
  listAccounts,
  noteCode,
} from '../data/treasury-accounts.repository.ts';

export interface TreasuryAccountsDeps {
  readonly db: Database;
  readonly caseload: Caseload;
  readonly proveSecondFactor: ProveSecondFactor;
}

const subjectOf = (id: string) => `treasury-account:${id}`;
const idIn = (subject: string) => subject.replace(/^treasury-account:/, '');
/** Enough to tell it by; the whole number stands in the register. */
const lastDigits = (accountNumber: string) => accountNumber.slice(-4);

/** Where the money of an MDA goes: one SuperAdmin proposes, another approves, each with a code of their second factor. */
export function treasuryAccountsRoutes(
  app: FastifyInstance,
  { db, caseload, proveSecondFactor }: TreasuryAccountsDeps,
): void {
  serve(app, listTreasuryAccounts, (_request, { user }) => listAccounts(db, user.id));

  serve(app, proposeTreasuryAccount, async ({ body: { mdaId, reason, code, ...account } }, { user }) => {
    await proveSecondFactor(user.id, code);
    return db.transaction(async (tx) => {
      const mda = await findMdaOfAccount(tx, mdaId, account);
      if (!mda) throw new BusinessError('mda.not-found');
      if (mda.waits) throw new BusinessError('settlement.account-waits');
      if (mda.isKnown) throw new BusinessError('settlement.account-known');
      const id = await insertAccount(tx, mdaId, { ...account, reason }, user.id);
      await caseload.open(tx, {
        kind: 'treasury-account',
        subject: subjectOf(id),
        reference: mda.name,
        userId: user.id,
      });
      await audit(tx, user.id, 'proposed', mdaId, { reason, account: lastDigits(account.accountNumber) });
      return { id };
    });
  });

  serve(
    app,
    decideTreasuryAccount,
    async ({ params: { id }, body: { caseVersion, verdict, reason, code } }, { user }) => {
      const account = await findAccount(db, id);
      if (!account) throw new BusinessError('settlement.account-not-found');
      await proveSecondFactor(user.id, code);
      await db.transaction(async (tx) => {
        await noteCode(tx, user.id);
        await caseload.move(
          tx,
          { kind: 'treasury-account', subject: subjectOf(id) },
          { move: verdict, caseVersion, userId: user.id, reason },
        );
        const action = ({ approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const)[verdict];
        await audit(tx, user.id, action, account.mdaId, { reason, account: lastDigits(account.accountNumber) });
      });
      return {};
    },
  );

  for (const [move, state] of [
    ['approve', 'active'],
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when('treasury-account', move, async (tx, { subject, userId }) => {
      if (userId === null || (state === 'active' && !(await hasCode(tx, userId))))
        throw new BusinessError('settlement.account-needs-code');
      await endAccount(tx, idIn(subject), state, userId);
    });
}

function audit(
  tx: Transaction,
  userId: string,
  what: 'proposed' | 'approved' | 'refused' | 'withdrawn',
  mdaId: number,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, {
    actor: { userId },
    action: `treasury-account.${what}`,
    subject: `mda:${mdaId}`,
    detail,
  });
}
