import { decideCorrection, listCorrections, requestCorrection, withdrawCorrection } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import { type AttemptsRepository, admit } from '../../identity/index.ts';
import type { IdentitySeals } from '../../registration/index.ts';
import { addRequest, decide, listToDecide, newestRequest, withdrawOpen } from '../data/corrections.repository.ts';
import { findDetails } from '../data/details.repository.ts';
import { correctionLimit } from '../limits.ts';
import { presentCorrection } from '../present-correction.ts';

export interface CorrectionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsRepository;
  /** A NIN that is asked for lies as the one it is to replace. */
  readonly identitySeals: IdentitySeals;
}

export function correctionsRoutes(app: FastifyInstance, deps: CorrectionsDeps): void {
  const { db, clock, attempts, identitySeals: seals } = deps;

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
      const correctionId = await withdrawOpen(tx, user.id, clock.now());
      if (!correctionId) throw new BusinessError('correction.not-found');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'correction.withdrawn',
        subject: `user:${user.id}`,
        detail: { correctionId },
      });
    });
    return {};
  });

  serve(app, listCorrections, async ({ query }) => {
    const { data, totals: _totals, ...page } = await listToDecide(db, query);
    return {
      ...page,
      data: data.map(({ tpui, nowFirstName, nowLastName, nowOtherName, nowDateOfBirth, nowNinLast4, ...row }) => ({
        ...presentCorrection(row),
        tpui,
        now: {
          firstName: nowFirstName,
          lastName: nowLastName,
          otherName: nowOtherName,
          dateOfBirth: nowDateOfBirth,
          ninLast4: nowNinLast4,
        },
      })),
    };
  });

  serve(app, decideCorrection, async ({ params: { id }, body }, { user }) => {
    await db
      .transaction(async (tx) => {
        const outcome = await decide(tx, { id, ...body, by: user.id, now: clock.now() });
        if (outcome === 'not-found') throw new BusinessError('correction.not-found');
        if (outcome === 'decided') throw new BusinessError('correction.decided');
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: body.isGranted ? 'correction.granted' : 'correction.refused',
          subject: `user:${outcome}`,
          detail: { correctionId: id, reason: body.answer },
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'users_nin_of_person_idx')) throw new BusinessError('registration.already-registered');
        throw error;
      });
    return {};
  });
}
