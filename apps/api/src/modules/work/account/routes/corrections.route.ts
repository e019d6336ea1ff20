import { decideCorrection, listCorrections, requestCorrection, withdrawCorrection } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { type AttemptsRepository, admit } from '../../../ground/identity/index.ts';
import type { IdentitySeals } from '../../registration/index.ts';
import {
  addRequest,
  decide,
  isCase,
  isOpen,
  listToDecide,
  newestRequest,
  openRequestOf,
  placeOf,
  withdrawOpen,
} from '../data/corrections.repository.ts';
import { findDetails } from '../data/details.repository.ts';
import { correctionLimit } from '../limits.ts';
import { presentCorrection } from '../present-correction.ts';

export interface CorrectionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsRepository;
  /** A request is a case with a clock; what was asked for before it was one is decided without. */
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'when'>;
  /** A NIN that is asked for lies as the one it is to replace. */
  readonly identitySeals: IdentitySeals;
}

export function correctionsRoutes(app: FastifyInstance, deps: CorrectionsDeps): void {
  const { db, clock, attempts, identitySeals: seals, caseload } = deps;
  const kind = 'details-correction' as const;
  const subjectOf = (id: string) => `correction:${id}`;
  const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

  serve(app, requestCorrection, async ({ body: { nin, ...correction } }, { user }) => {
    await admit(attempts, [correctionLimit(user.id)]);
    const own = await findDetails(db, user.id);
    if (!own || own.phoneNumber === null) throw new BusinessError('account.not-registered');
    const sealed = nin
      ? { sealed: seals.sealNin(nin, user.id), index: seals.ninIndex(nin), last4: nin.slice(-4) }
      : null;
    await db
      .transaction(async (tx) => {
        const id = await addRequest(tx, { ...correction, userId: user.id, nin: sealed, now: clock.now() });
        const fields = Object.entries({ ...correction, nin }).flatMap(([name, value]) =>
          value === undefined || name === 'reason' ? [] : [name],
        );
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'correction.requested',
          subject: `user:${user.id}`,
          detail: { correctionId: id, fields },
        });
        const { tpui, officeId } = await placeOf(tx, user.id);
        await caseload.open(tx, {
          ...{ kind, subject: subjectOf(id), reference: tpui ?? 'account', userId: user.id },
          ...(tpui !== null && { tpui }),
          ...(officeId !== null && { officeId }),
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'correction_requests_open_idx')) throw new BusinessError('correction.open-already');
        throw error;
      });
    const kept = await newestRequest(db, user.id);
    if (!kept) throw new BusinessError('correction.not-found');
    return presentCorrection(kept);
  });

  serve(app, withdrawCorrection, async (_, { user }) => {
    await db.transaction(async (tx) => {
      const correctionId = await openRequestOf(tx, user.id);
      if (!correctionId) throw new BusinessError('correction.not-found');
      if (await isCase(tx, correctionId))
        await caseload.move(tx, { kind, subject: subjectOf(correctionId) }, { move: 'withdraw' });
      else await withdraw(tx, correctionId);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'correction.withdrawn',
        subject: `user:${user.id}`,
        detail: { correctionId },
      });
    });
    return {};
  });
  const withdraw = (tx: Transaction, id: string) => withdrawOpen(tx, id, clock.now());
  caseload.when(kind, 'withdraw', (tx, { subject }) => withdraw(tx, idOf(subject)));

  serve(app, listCorrections, async ({ query }) => {
    const { data, totals: _totals, ...page } = await listToDecide(db, query);
    return {
      ...page,
      data: data.map(
        ({ tpui, caseVersion, nowFirstName, nowLastName, nowOtherName, nowDateOfBirth, nowNinLast4, ...row }) => ({
          ...presentCorrection(row),
          ...{ tpui, caseVersion },
          now: {
            firstName: nowFirstName,
            lastName: nowLastName,
            otherName: nowOtherName,
            dateOfBirth: nowDateOfBirth,
            ninLast4: nowNinLast4,
          },
        }),
      ),
    };
  });

  async function settle(tx: Transaction, { id, by, ...decision }: Settled): Promise<void> {
    const outcome = await decide(tx, { id, ...decision, by, now: clock.now() });
    if (outcome === 'not-found') throw new BusinessError('correction.not-found');
    if (outcome === 'decided') throw new BusinessError('correction.decided');
    await writeAudit(tx, {
      actor: { userId: by },
      action: decision.isGranted ? 'correction.granted' : 'correction.refused',
      subject: `user:${outcome}`,
      detail: { correctionId: id, reason: decision.answer },
    });
  }

  serve(app, decideCorrection, async ({ params: { id }, body: { caseVersion, isGranted, answer } }, { user }) => {
    await db
      .transaction(async (tx) => {
        if (!(await isOpen(tx, id)) || !(await isCase(tx, id)))
          return settle(tx, { id, isGranted, answer, by: user.id });
        if (caseVersion === null) throw new BusinessError('work.changed');
        const move = isGranted ? 'grant' : 'refuse';
        const which = { kind, subject: subjectOf(id) };
        await caseload.move(tx, which, { move, caseVersion, userId: user.id, reason: answer });
      })
      .catch((error: unknown) => {
        if (violates(error, 'users_nin_of_person_idx')) throw new BusinessError('registration.already-registered');
        throw error;
      });
    return {};
  });
  // Wherever the move is made, the account follows it.
  for (const move of ['grant', 'refuse'] as const) {
    caseload.when(kind, move, (tx, { subject, userId, reason = '' }) =>
      settle(tx, { id: idOf(subject), isGranted: move === 'grant', answer: reason, by: userId ?? '' }),
    );
  }
}

interface Settled {
  readonly id: string;
  readonly isGranted: boolean;
  readonly answer: string;
  readonly by: string;
}
