import {
  decideTerminalClose,
  getTerminalClose,
  listTerminalCloses,
  mostFeeKobo,
  proposeTerminalClose,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { closeOf, closesOf, endClose, lockProposed, paymentsOf, proposeClose } from '../data/closes.repository.ts';
import { lockById, stepTo } from '../data/rules.repository.ts';
import type { TerminalsDeps } from '../terminals-deps.ts';

const subjectOf = (id: string) => `terminal:${id}`;

/** Days of terminals: terminal, file and receipts, and how a difference between them is closed by two persons. */
export function closesRoutes(app: FastifyInstance, { db }: TerminalsDeps): void {
  serve(app, listTerminalCloses, ({ query: { day } }, { user }) => closesOf(db, day, user.id));

  serve(app, getTerminalClose, async ({ params: { id, day } }, { user }) => {
    const close = await closeOf(db, id, day, user.id);
    if (!close) throw new BusinessError('terminal.not-found');
    return { close, payments: await paymentsOf(db, id, day) };
  });

  serve(app, proposeTerminalClose, async ({ params: { id, day }, body: { finding, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const isProposed = await proposeClose(tx, { id, day, finding, reason, by: user.id });
      const close = isProposed ? await closeOf(tx, id, day, user.id) : undefined;
      if (!close) throw new BusinessError('terminal.close-not-open');
      const largest = Math.max(
        Math.abs((close.batch.kobo ?? 0) - close.receipts.kobo),
        Math.abs((close.file.kobo ?? 0) - close.receipts.kobo),
      );
      if (finding === 'fee' && largest > mostFeeKobo) throw new BusinessError('terminal.fee-too-large');
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'terminal.close-proposed', subject: subjectOf(id) },
        detail: { day, finding, reason, batch: close.batch, file: close.file, receipts: close.receipts },
      });
    });
    return {};
  });

  serve(app, decideTerminalClose, async ({ params: { id, day }, body: { verdict, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const terminal = await lockById(tx, id);
      const proposed = await lockProposed(tx, id, day);
      if (!terminal || !proposed) throw new BusinessError('terminal.close-not-open');
      const isApproved = verdict === 'approve';
      if (isApproved && proposed.proposedBy === user.id) throw new BusinessError('terminal.own-change');
      await endClose(tx, { id, day, by: user.id, isApproved });
      // Nobody knows where the money of an unexplained difference is: the terminal takes no more of it.
      const isStopped =
        isApproved && proposed.finding === 'unexplained' && ['deployed', 'moved'].includes(terminal.state);
      if (isStopped) await stepTo(tx, id, 'blocked');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: isApproved ? 'terminal.close-approved' : 'terminal.close-refused',
        subject: subjectOf(id),
        detail: { day, finding: proposed.finding, reason, isStopped },
      });
    });
    return {};
  });
}
