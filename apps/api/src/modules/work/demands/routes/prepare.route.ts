import { kobo, listDemandable, prepareDemand } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { candidatesOf, taxpayerToDemand } from '../data/demandable.repository.ts';
import { insertDemand } from '../data/move-demand.ts';
import { noteMove } from '../decide-demands.ts';
import { refusalOf } from '../demand-refusals.ts';
import type { DemandsDeps } from '../demands-deps.ts';

/** Of another office there is none. */
async function taxpayerWithin(on: Database | Transaction, tpui: string, user: SignedInUser) {
  const found = await taxpayerToDemand(on, tpui);
  if (!found || found.officeId === null || !reachesOffice(user.scope, found.officeId))
    throw new BusinessError('taxpayer.not-found');
  return { name: found.name, officeId: found.officeId };
}

/** An officer of the home office chooses; nothing is demanded yet, and nobody outside is told. */
export function prepareRoutes(app: FastifyInstance, { db, caseload, askAboutBill }: DemandsDeps): void {
  serve(app, listDemandable, async ({ query: { tpui } }, { user }) => {
    const { name } = await taxpayerWithin(db, tpui, user);
    const bills = await candidatesOf(db, tpui);
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${tpui}` });
    return {
      taxpayer: name,
      bills: bills.map((bill) => ({ ...bill, heads: bill.heads ?? '', amountKobo: kobo(bill.amountKobo) })),
    };
  });

  serve(app, prepareDemand, async ({ body: { tpui, billIds } }, { user }) => {
    await taxpayerWithin(db, tpui, user);
    for (const { billId, billReference, hindrance } of await candidatesOf(db, tpui))
      if (hindrance === 'payment' && billIds.includes(billId)) await askAboutBill(billReference);
    return db
      .transaction(async (tx) => {
        const { officeId } = await taxpayerWithin(tx, tpui, user);
        const candidates = await candidatesOf(tx, tpui);
        const bills = [...new Set(billIds)].map((id) => candidates.find(({ billId }) => billId === id));
        if (bills.some((bill) => bill === undefined)) throw new BusinessError('bill.not-found');
        const made = await insertDemand(tx, {
          ...{ tpui, officeId, by: user.id },
          bills: bills.filter((bill) => bill !== undefined),
        });
        const { id, number, totalKobo } = made;
        const workId = await caseload.open(tx, {
          ...{ kind: 'demand-notice', subject: `demand:${id}`, reference: number, officeId, tpui, userId: user.id },
        });
        await noteMove(tx, { tpui, number, totalKobo }, { action: 'demand.prepared', by: user.id });
        return { id, number, totalKobo: kobo(totalKobo), workId };
      })
      .catch(refusalOf);
  });
}
