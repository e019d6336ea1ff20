import { askForSubstitution, getSubstitution, moveSubstitution } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { demandByNumber, isLegal, openBillsOf } from '../data/enforcements.repository.ts';
import { insertSubstitution } from '../data/move-substitution.ts';
import { findSubstitution, holderByTpui, openOfDemand } from '../data/substitutions.repository.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { substitutionRefusalOf } from '../substitution-refusals.ts';
import { noteSubstitution } from '../tell-of-substitution.ts';
import { showSubstitution, withinSubstitution } from '../whole-substitution.ts';

/** Asked for by Legal, read, and moved where a step asks no more than a reason. */
export function substitutionRoutes(app: FastifyInstance, { db, caseload, askAboutBill }: EnforcementDeps): void {
  serve(app, askForSubstitution, async ({ body }, { user }) => {
    if (!(await isLegal(db, user.id))) throw new BusinessError('substitution.legal-only');
    const asked = await demandByNumber(db, body.demandNumber);
    if (!asked || !reachesOffice(user.scope, asked.officeId)) throw new BusinessError('demand.not-found');
    if (asked.hindrance === 'payment')
      for (const reference of await openBillsOf(db, asked.id)) await askAboutBill(reference);
    return db
      .transaction(async (tx) => {
        const demand = await demandByNumber(tx, body.demandNumber);
        if (!demand) throw new BusinessError('demand.not-found');
        if (demand.hindrance !== null) throw new BusinessError('enforcement.not-lapsed');
        const holder = await holderByTpui(tx, body.holderTpui);
        if (!holder) throw new BusinessError('substitution.no-holder');
        const { id: noticeId, tpui, officeId } = demand;
        const bills = (await openOfDemand(tx, noticeId)).filter(({ reference }) =>
          body.billReferences.includes(reference),
        );
        if (bills.length < new Set(body.billReferences).size) throw new BusinessError('substitution.bills');
        const { holding, owedKobo, ground } = body;
        const { id, number, askedKobo } = await insertSubstitution(tx, {
          ...{ noticeId, tpui, officeId, holderTpui: holder.tpui, holding, owedKobo, ground, bills, by: user.id },
        });
        const workId = await caseload.open(tx, {
          ...{ kind: 'substitution', subject: `substitution:${id}`, reference: number, officeId, tpui },
          userId: user.id,
        });
        await noteSubstitution(
          tx,
          { tpui, number },
          { action: 'substitution.asked', by: user.id, detail: { askedKobo } },
        );
        return { id, number, workId };
      })
      .catch(substitutionRefusalOf);
  });

  serve(app, getSubstitution, async ({ params: { id } }, { user }) => {
    const shown = await db.transaction((tx) => showSubstitution(tx, id, user));
    for (const tpui of [shown.tpui, shown.holderTpui])
      await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${tpui}` });
    return shown;
  });

  serve(app, moveSubstitution, async ({ params: { id }, body: { move, caseVersion, reason } }, { user }) => {
    const row = withinSubstitution(user, await findSubstitution(db, id));
    if (row.hindrance === 'payment')
      for (const reference of await openBillsOf(db, row.noticeId)) await askAboutBill(reference);
    const which = { kind: 'substitution', subject: `substitution:${id}` } as const;
    await db
      .transaction((tx) => caseload.move(tx, which, { move, caseVersion, userId: user.id, reason }))
      .catch(substitutionRefusalOf);
    return db.transaction((tx) => showSubstitution(tx, id, user));
  });
}
