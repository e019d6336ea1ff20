import { checkCertificates, isClearanceNumber, normalizeClearanceNumber } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { admit, createAttemptsRepository } from '../../../ground/identity/index.ts';
import type { ClearanceDeps } from '../clearance-deps.ts';
import { findChecked, noteChecks } from '../data/checks.repository.ts';
import { answerOf, unknownNumber } from '../domain/answer-of.ts';
import { opensFigures } from '../reader-code.ts';

/** Numbers of one person in an hour: many lists, and not the whole register. */
const numberLimit = (userId: string, cost: number) => ({
  ...{ key: `clearance-check ${userId}`, limit: 200, windowSeconds: 60 * 60, cost },
});

/** One certificate or a list, for whoever may not serve without one. Each look is kept and shown to the holder. */
export function mdaChecksRoute(app: FastifyInstance, deps: ClearanceDeps): void {
  const { db, clock } = deps;
  const attempts = createAttemptsRepository(db);

  serve(app, checkCertificates, async ({ body: { purpose, rows } }, { user }) => {
    if (user.scope.kind !== 'mda') throw new BusinessError('session.expired');
    const { mdaId } = user.scope;
    await admit(attempts, [numberLimit(user.id, 1)]);
    const now = clock.now();
    return db.transaction(async (tx) => {
      const asked = rows.map((row) => ({ ...row, number: normalizeClearanceNumber(row.number) }));
      const numbers = asked.map(({ number }) => number).filter(isClearanceNumber);
      const found = new Map((await findChecked(tx, [...new Set(numbers)])).map((one) => [one.number, one]));
      const answers = asked.map(({ number, code, reference }) => {
        const one = found.get(number);
        const maySee = one !== undefined && (one.showsFigures || opensFigures(number, code, one, now));
        return { id: one?.id, reference, answer: one ? answerOf(one, maySee) : unknownNumber(number) };
      });
      const looked = answers.flatMap(({ id, answer: { answer, figures } }) =>
        id === undefined || answer === 'unknown' ? [] : [{ certificateId: id, withFigures: figures !== null, answer }],
      );
      await noteChecks(tx, { mdaId, userId: user.id, purpose, looked });
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'clearance.checked', subject: `mda:${mdaId}` },
        detail: { purpose, rows: rows.length, known: looked.length },
      });
      return {
        checkedAt: now.toISOString(),
        rows: answers.map(({ reference, answer }) => ({ ...answer, reference })),
      };
    });
  });
}
