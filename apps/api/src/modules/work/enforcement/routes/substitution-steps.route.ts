import { noteSubstitutionObjection, serveSubstitution } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteServiceOfPaper } from '../../law-papers/index.ts';
import { peopleOf } from '../../paye/index.ts';
import { openBillsOf } from '../data/enforcements.repository.ts';
import { noteObjection, serveSubstitutionInDatabase } from '../data/move-substitution.ts';
import { findSubstitution } from '../data/substitutions.repository.ts';
import { lockFoundSubstitution } from '../decide-substitutions.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { paperOf } from '../papers-of-substitution.ts';
import { substitutionRefusalOf } from '../substitution-refusals.ts';
import { noteSubstitution, tellOfSubstitution } from '../tell-of-substitution.ts';
import { showSubstitution, withinSubstitution } from '../whole-substitution.ts';

const whichOf = (id: string) => ({ kind: 'substitution', subject: `substitution:${id}` }) as const;

/** Steps that bring facts: the service, and an objection that came as a letter. */
export function substitutionStepRoutes(app: FastifyInstance, { db, caseload, askAboutBill }: EnforcementDeps): void {
  serve(app, serveSubstitution, async ({ params: { id }, body: { caseVersion, ...asked } }, { user }) => {
    const found = withinSubstitution(user, await findSubstitution(db, id));
    if (found.hindrance === 'payment')
      for (const reference of await openBillsOf(db, found.noticeId)) await askAboutBill(reference);
    await db
      .transaction(async (tx) => {
        await caseload.move(tx, whichOf(id), { move: 'serve', caseVersion, userId: user.id });
        const row = await lockFoundSubstitution(tx, id);
        const isElectronic = asked.how === 'electronic';
        if (isElectronic && (await peopleOf(tx, row.holderTpui)).length === 0)
          throw new BusinessError('substitution.no-account');
        const fieldErrors = isElectronic ? {} : whatIsMissing(asked);
        if (Object.keys(fieldErrors).length > 0) throw new BusinessError('request.invalid', { fieldErrors });
        const service = isElectronic
          ? { ...asked, at: null, place: 'To the account, by inbox and mail', proof: `Inbox: ${row.number}` }
          : asked;
        const { on, lastDay } = await serveSubstitutionInDatabase(tx, id, { ...service, by: user.id });
        const { how, place, proof } = service;
        await noteServiceOfPaper(tx, paperOf(row), { on: on ?? '', how, lastDay, billReference: null });
        await tellOfSubstitution(tx, row, lastDay);
        const detail = { how, place, proof, on: on ?? '' };
        await noteSubstitution(tx, row, { action: 'substitution.served', by: user.id, detail });
      })
      .catch(substitutionRefusalOf);
    return db.transaction((tx) => showSubstitution(tx, id, user));
  });

  serve(app, noteSubstitutionObjection, async ({ params: { id }, body: { caseVersion, ...said } }, { user }) => {
    withinSubstitution(user, await findSubstitution(db, id));
    await db
      .transaction(async (tx) => {
        await caseload.move(tx, whichOf(id), { move: 'object', caseVersion, userId: user.id });
        const row = await lockFoundSubstitution(tx, id);
        await noteObjection(tx, id, { ...said, by: user.id });
        const { on, admittedKobo } = said;
        await noteSubstitution(tx, row, { action: 'substitution.objected', by: user.id, detail: { on, admittedKobo } });
      })
      .catch(substitutionRefusalOf);
    return db.transaction((tx) => showSubstitution(tx, id, user));
  });
}

/** Of a service that was made outside the portal. */
function whatIsMissing(asked: { readonly at: string | null; readonly place: string; readonly proof: string }) {
  const shortest = 3;
  return {
    ...(asked.at === null && { at: 'Say when it was served' }),
    ...(asked.place.length < shortest && { place: 'Say where it was served' }),
    ...(asked.proof.length < shortest && { proof: 'Say who took it, or the number of the courier' }),
  };
}
