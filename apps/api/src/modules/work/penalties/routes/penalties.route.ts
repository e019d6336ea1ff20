import {
  getPenalty,
  getPenaltyOfRemission,
  listLatenesses,
  type PenaltyRecord,
  proposePenalty,
  type Scope,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { chargedBefore, latenessesOf, type PenaltyPayer, payerOf } from '../data/latenesses.repository.ts';
import { insertPenalty } from '../data/penalties.repository.ts';
import { findPenalty, findPenaltyOfRemission, type ReadPenalty } from '../data/read-penalties.ts';
import { workOut } from '../domain/work-out.ts';
import type { PenaltiesDeps } from '../penalties-deps.ts';
import { refusalOf } from '../penalty-refusals.ts';
import { presentLateness, presentPenalty } from '../present-penalty.ts';

/** What is late, worked out and proposed; of another office there is nothing. */
export function penaltiesRoutes(app: FastifyInstance, { db, caseload }: PenaltiesDeps): void {
  serve(app, listLatenesses, async ({ query: { tpui: asked } }, { user }) => {
    const payer = await reachedPayer(db, asked, user.scope);
    const { tpui, isOrganisation } = payer;
    const [found, charged] = await Promise.all([latenessesOf(db, tpui), chargedBefore(db, tpui)]);
    return {
      tpui,
      payer: nameOf(payer),
      latenesses: found.flatMap((one) => {
        const before = charged.get(one.lateness);
        const worked = workOut(one, { isOrganisation, before });
        return worked ? [presentLateness(worked, before)] : [];
      }),
    };
  });

  serve(app, proposePenalty, ({ body }, { user }) =>
    db
      .transaction(async (tx) => {
        const { tpui, isOrganisation, officeId } = await reachedPayer(tx, body.tpui, user.scope);
        if (officeId === null) throw new BusinessError('taxpayer.no-home-office');
        const found = (await latenessesOf(tx, tpui)).find(({ lateness }) => lateness === body.lateness);
        const before = (await chargedBefore(tx, tpui)).get(body.lateness);
        if (before && before.waiting !== null) throw new BusinessError('penalty.waiting');
        const worked = found && workOut(found, { isOrganisation, before });
        if (!worked || worked.computation.totalKobo === 0) throw new BusinessError('penalty.not-late');
        if (worked.computation.totalKobo !== body.totalKobo) throw new BusinessError('penalty.changed');
        const { id, number } = await insertPenalty(tx, { ...worked, tpui, officeId, by: user.id });
        await caseload.open(tx, {
          ...{ kind: 'penalty', subject: `penalty:${id}`, reference: number },
          ...{ officeId, tpui, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'penalty.proposed',
          subject: `taxpayer:${tpui}`,
          detail: { penalty: number, lateness: body.lateness, totalKobo: body.totalKobo },
        });
        return { id, number };
      })
      .catch(refusalOf),
  );

  serve(app, getPenalty, async ({ params: { id } }, { user }) => reached(await findPenalty(db, id), user.scope));

  serve(app, getPenaltyOfRemission, async ({ params: { id } }, { user }) =>
    reached(await findPenaltyOfRemission(db, id), user.scope),
  );
}

async function reachedPayer(on: Database | Transaction, tpui: string, scope: Scope): Promise<PenaltyPayer> {
  const payer = await payerOf(on, tpui);
  if (!payer || !reachesOffice(scope, payer.officeId)) throw new BusinessError('penalty.taxpayer-not-found');
  return payer;
}

function reached(penalty: ReadPenalty | undefined, scope: Scope): PenaltyRecord {
  if (!penalty || !reachesOffice(scope, penalty.officeId)) throw new BusinessError('penalty.not-found');
  return presentPenalty(penalty);
}

const nameOf = ({ firstName, lastName }: PenaltyPayer) => `${firstName} ${lastName}`.trim();
