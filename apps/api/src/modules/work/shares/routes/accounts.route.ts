import {
  decideShareAccount,
  getOwnShareAccount,
  listShareAccounts,
  nameOwnShareAccount,
  type Scope,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { shownAccount } from '../../../money/refunds/index.ts';
import { decideAccount, lockAccount, nameAccount, ownAccounts, waitingAccounts } from '../data/accounts.repository.ts';
import { ownSubject, readOwn } from '../data/read-own.ts';
import type { SharesDeps } from '../shares-deps.ts';

const subjectOf = (id: string) => `share-account:${id}`;

/** Where shares are paid: whoever earns names the account, and a SuperAdmin approves it. Whole numbers are in no answer. */
export function accountsRoutes(app: FastifyInstance, { db }: SharesDeps): void {
  async function presentOwn(scope: Scope) {
    const { onRecord, waiting } = await readOwn(db, scope, (tables) => ownAccounts(tables, ownSubject(scope) ?? ''));
    return { onRecord: onRecord ? shownAccount(onRecord) : null, waiting: waiting ? shownAccount(waiting) : null };
  }

  serve(app, getOwnShareAccount, (_request, { user: { scope } }) => presentOwn(scope));

  serve(app, nameOwnShareAccount, async ({ body }, { user }) => {
    const subject = ownSubject(user.scope);
    if (!subject) throw new Error('Only whoever earns names an account');
    await db
      .transaction(async (tx) => {
        const id = await nameAccount(tx, subject, body, user.id);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'share.account-named', subject: subjectOf(id) },
          detail: { subject, bankCode: body.bankCode, accountLast4: body.accountNumber.slice(-4) },
        });
      })
      .catch(refusalOf);
    return presentOwn(user.scope);
  });

  serve(app, listShareAccounts, async () =>
    (await waitingAccounts(db)).flatMap(({ oldCode, oldNumber, oldName, ...row }) => {
      const account = shownAccount(row);
      const onRecord = shownAccount({ bankCode: oldCode, accountNumber: oldNumber, accountName: oldName });
      const { id, subjectName, namedBy, namedAt } = row;
      return account ? [{ id, subjectName, namedBy, namedAt, account, onRecord }] : [];
    }),
  );

  serve(app, decideShareAccount, ({ params: { id }, body: { verdict, reason } }, { user }) =>
    db
      .transaction(async (tx) => {
        const waiting = await lockAccount(tx, id);
        if (!waiting) throw new BusinessError('share.not-found');
        if (waiting.namedBy === user.id) throw new BusinessError('share.own-account');
        await decideAccount(tx, id, verdict, user.id);
        const { subject, bankCode, accountNumber } = waiting;
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: `share.account-${verdict}`, subject: subjectOf(id) },
          detail: { subject, bankCode, accountLast4: accountNumber.slice(-4), reason },
        });
        return {};
      })
      .catch(refusalOf),
  );
}

function refusalOf(error: unknown): never {
  if (violates(error, 'share_accounts_held')) throw new BusinessError('share.account-held', { cause: error });
  throw error;
}
