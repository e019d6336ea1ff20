import { getOwnSubstitution, objectToSubstitution } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { findPayerOf } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { noteObjection } from '../data/move-substitution.ts';
import { billsOfSubstitution, isSame, servedSubstitutionsOf } from '../data/substitutions.repository.ts';
import { lockFoundSubstitution } from '../decide-substitutions.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { mayObjectNow, presentOwnSubstitution } from '../present-substitution.ts';
import { substitutionRefusalOf } from '../substitution-refusals.ts';
import { noteSubstitution } from '../tell-of-substitution.ts';

/** From its service on, for the taxpayer and for whoever was appointed; the latter may object. */
export function ownSubstitutionRoutes(app: FastifyInstance, { db, caseload }: EnforcementDeps): void {
  async function shown(tx: Transaction, id: string, user: SignedInUser) {
    const tpui = ownTpui(user);
    const row = (await servedSubstitutionsOf(tx, tpui)).find((one) => one.id === id);
    if (!row) throw new BusinessError('substitution.not-found');
    const side = (await isSame(tx, tpui, row.tpui)) ? 'taxpayer' : 'holder';
    return presentOwnSubstitution(row, await billsOfSubstitution(tx, id), side);
  }

  serve(app, getOwnSubstitution, ({ params: { id } }, { user }) => db.transaction((tx) => shown(tx, id, user)));

  serve(app, objectToSubstitution, ({ params: { id }, body }, { user }) =>
    db
      .transaction(async (tx) => {
        // Locks the consent of whom they act for: withdrawn meanwhile, nothing is said.
        await findPayerOf(tx, user, 'returns-file');
        const { side } = await shown(tx, id, user);
        if (side !== 'holder') throw new BusinessError('substitution.not-found');
        await caseload.versionOf(tx, { kind: 'substitution', subject: `substitution:${id}` });
        const row = await lockFoundSubstitution(tx, id);
        if (row.state !== 'served') throw new BusinessError('work.not-from-here');
        if (!mayObjectNow(row)) throw new BusinessError('substitution.too-late');
        await caseload.move(tx, { kind: 'substitution', subject: `substitution:${id}` }, { move: 'object' });
        await noteObjection(tx, id, { ...body, by: user.id });
        const { admittedKobo } = body;
        await noteSubstitution(tx, row, { action: 'substitution.objected', by: user.id, detail: { admittedKobo } });
        return shown(tx, id, user);
      })
      .catch(substitutionRefusalOf),
  );
}
