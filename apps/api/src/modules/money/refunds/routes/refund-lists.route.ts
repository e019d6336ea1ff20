import { downloadRefundList, kobo, listRefundLists, makeRefundList } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { readBankLists } from '../data/bank-lists.repository.ts';
import { insertList, putOnList, putSharesOnList, readBankList } from '../data/refund-lists.repository.ts';
import { noteSend } from '../data/sends.repository.ts';
import { noteShareSend } from '../data/share-payments.repository.ts';
import { bankFile } from '../domain/bank-file.ts';
import { refusalOf } from '../refund-refusals.ts';
import type { RefundsDeps } from '../refunds-deps.ts';
import { requireMoney } from '../require-money.ts';

/** Refunds and payments of shares that the bank pays, together in one file. */
export function refundListsRoutes(app: FastifyInstance, deps: RefundsDeps): void {
  const { db, caseload } = deps;
  serve(app, listRefundLists, ({ query }) => readBankLists(db, query));

  serve(app, makeRefundList, async ({ body }, { user }) => {
    const ids = [...new Set(body.ids)].sort();
    const shares = [...new Set(body.shares)].sort();
    await requireMoney(deps, ids);
    return db
      .transaction(async (tx) => {
        const list = await insertList(tx, user.id);
        const amounts = [...(await putOnList(tx, list.id, ids)), ...(await putSharesOnList(tx, list.id, shares))];
        if (amounts.length !== ids.length + shares.length) throw new BusinessError('refund.not-for-bank');
        // A list decides nothing: it sends what two persons approved, and only in that state.
        const send = async (kind: 'refund' | 'share-payment', id: string) => {
          const which = { kind, subject: `${kind}:${id}` } as const;
          const caseVersion = await caseload.versionOf(tx, which);
          await caseload.move(tx, which, { move: 'send', caseVersion, userId: user.id });
        };
        for (const id of ids) {
          await send('refund', id);
          await noteSend(tx, id, 'bank');
        }
        for (const id of shares) {
          await send('share-payment', id);
          await noteShareSend(tx, id);
        }
        const totalKobo = kobo(amounts.reduce((sum, amount) => sum + amount, 0));
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'refund-list.made',
          subject: `refund-list:${list.id}`,
          detail: { number: list.number, refunds: ids, shares, totalKobo },
        });
        return { ...list, refunds: ids.length, shares: shares.length, totalKobo };
      })
      .catch(refusalOf);
  });

  serve(app, downloadRefundList, async ({ params: { id } }, { user }) => {
    const list = await readBankList(db, id);
    if (!list) throw new BusinessError('refund.not-found');
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'refund-list.downloaded',
        subject: `refund-list:${id}`,
        detail: { number: list.number, lines: list.lines.length },
      }),
    );
    const body = Buffer.from(bankFile(list.number, list.lines), 'utf8');
    return fileAnswer({ contentType: 'text/csv', body, fileName: `${list.number}.csv` });
  });
}
