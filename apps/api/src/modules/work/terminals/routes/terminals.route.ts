import {
  addTerminal,
  answerTerminalQuestion,
  decideTerminalChange,
  deployableStates,
  listTerminals,
  proposeTerminalChange,
  stepTerminal,
  terminalFrom,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { answerQuestions, lockById, stepTo } from '../data/rules.repository.ts';
import { decideChange, findWaiting, insertChange, insertTerminal, listBoard } from '../data/terminals.repository.ts';
import type { TerminalsDeps } from '../terminals-deps.ts';

const subjectOf = (id: string) => `terminal:${id}`;

/** Terminals and their rights: whatever lets one take money is proposed by one SuperAdmin and approved by another. */
export function terminalsRoutes(app: FastifyInstance, { db, clock }: TerminalsDeps): void {
  serve(app, listTerminals, (_request, { user }) => listBoard(db, user.id));

  serve(app, addTerminal, ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const id = await insertTerminal(tx, { ...body, by: user.id });
      if (id === undefined) throw new BusinessError('terminal.serial-taken');
      const detail = { serial: body.serial, bankCode: body.bankCode };
      await writeAudit(tx, { actor: { userId: user.id }, action: 'terminal.added', subject: subjectOf(id), detail });
      return { id };
    }),
  );

  serve(app, proposeTerminalChange, async ({ params: { id }, body }, { user }) => {
    const proposed = db.transaction(async (tx) => {
      const terminal = await lockById(tx, id);
      if (!terminal) throw new BusinessError('terminal.not-found');
      if (!deployableStates.includes(terminal.state)) throw new BusinessError('terminal.no-such-step');
      if (body.paymentLimitKobo > body.dayLimitKobo) {
        const fieldErrors = { paymentLimitKobo: 'One payment cannot be more than a day' };
        throw new BusinessError('request.invalid', { fieldErrors });
      }
      if (await findWaiting(tx, id)) throw new BusinessError('terminal.change-waits');
      const changeId = await insertChange(tx, id, user.id, body);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'terminal.change-proposed', subject: subjectOf(id) },
        detail: { changeId, ...body },
      });
      return { id: changeId };
    });
    return proposed.catch((error: unknown) => {
      if (violates(error, 'terminal_changes_agent_tpui_taxpayers_tpui_fk'))
        throw new BusinessError('terminal.agent-not-found', { cause: error });
      throw error;
    });
  });

  serve(app, decideTerminalChange, async ({ params: { id }, body: { changeId, verdict, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      await lockById(tx, id);
      const waiting = await findWaiting(tx, id);
      if (waiting?.id !== changeId) throw new BusinessError('terminal.change-not-found');
      if ((waiting.proposedBy === user.id) !== (verdict === 'withdrawn'))
        throw new BusinessError('terminal.own-change');
      if (verdict === 'approved' && !deployableStates.includes(waiting.state))
        throw new BusinessError('terminal.no-such-step');
      await decideChange(tx, changeId, verdict, user.id);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: `terminal.change-${verdict}`, subject: subjectOf(id) },
        detail: { changeId, reason },
      });
    });
    return {};
  });

  serve(app, stepTerminal, async ({ params: { id }, body: { to, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const terminal = await lockById(tx, id);
      if (!terminal) throw new BusinessError('terminal.not-found');
      if (!terminalFrom[to].includes(terminal.state)) throw new BusinessError('terminal.no-such-step');
      await stepTo(tx, id, to);
      const detail = { from: terminal.state, to, reason };
      await writeAudit(tx, { actor: { userId: user.id }, action: 'terminal.stepped', subject: subjectOf(id), detail });
    });
    return {};
  });

  serve(app, answerTerminalQuestion, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const isAnswered = await answerQuestions(tx, id, { by: user.id, answer: reason, at: clock.now() });
      if (!isAnswered) throw new BusinessError('terminal.question-not-found');
      const detail = { reason };
      await writeAudit(tx, { actor: { userId: user.id }, action: 'terminal.answered', subject: subjectOf(id), detail });
    });
    return {};
  });
}
