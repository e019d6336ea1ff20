import {
  askReturnFromLead,
  dismissLead,
  getLead,
  type LeadDetail,
  mergeLead,
  openDiscrepancyFromLead,
  portalAddress,
  registerFromLead,
  returnKinds,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { enterByHand } from '../../discrepancies/index.ts';
import { peopleOf } from '../../paye/index.ts';
import { caseOfLead, findLead, isRegistered, leadNumbered, registerKnown } from '../data/lead.repository.ts';
import { endBy, within } from '../end-lead.ts';
import type { IntelligenceDeps } from '../intelligence-deps.ts';
import { presentLead } from '../present-lead.ts';

/** One lead, and the five ways an office ends it. */
export function leadsRoutes(app: FastifyInstance, deps: IntelligenceDeps): void {
  const { db, caseload } = deps;
  async function present(id: string, user: SignedInUser): Promise<LeadDetail> {
    const row = within(user, await findLead(db, id));
    const work = await caseOfLead(db, id);
    if (!work) throw new Error(`Lead ${row.number} is no case`);
    return presentLead(row, work, user);
  }

  serve(app, getLead, async ({ params: { id } }, { user }) => {
    const shown = await present(id, user);
    if (shown.tpui !== null)
      await noteActivity(db, {
        actor: { userId: user.id },
        action: 'taxpayer.read',
        subject: `taxpayer:${shown.tpui}`,
      });
    return shown;
  });

  serve(app, registerFromLead, async ({ params: { id }, body }, { user }) => {
    const { caseVersion, reason, ...person } = body;
    await endBy(deps, { id, move: 'register', caseVersion, reason, user }, async (tx, lead) => {
      const taxpayer = { ...person, officeId: lead.officeId };
      if (lead.tpui !== null || (await isRegistered(tx, taxpayer))) throw new BusinessError('lead.registered-already');
      const tpui = await registerKnown(tx, taxpayer);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'lead.registered', subject: `taxpayer:${tpui}` },
        detail: { lead: lead.number, categoryId: person.categoryId, lgaId: person.lgaId },
      });
      return { state: 'registered', tpui };
    });
    return present(id, user);
  });

  serve(app, openDiscrepancyFromLead, async ({ params: { id }, body }, { user }) => {
    const { caseVersion, ...found } = body;
    await endBy(
      deps,
      { id, move: 'open-discrepancy', caseVersion, reason: `From ${found.source}`, user },
      async (tx, lead) => {
        if (lead.tpui === null) throw new BusinessError('lead.nobody-known');
        const { id: discrepancyId } = await enterByHand(tx, caseload, { ...found, tpui: lead.tpui }, user);
        return { state: 'discrepancy-opened', discrepancyId };
      },
    );
    return present(id, user);
  });

  serve(app, askReturnFromLead, async ({ params: { id }, body }, { user }) => {
    const { caseVersion, returnKind, period, days, words } = body;
    let told = 0;
    await endBy(
      deps,
      { id, move: 'ask-return', caseVersion, reason: words, user },
      async (_tx, lead) => {
        if (lead.tpui === null) throw new BusinessError('lead.nobody-known');
        return { state: 'return-asked', days };
      },
      async (tx, lead, returnBy) => {
        const people = lead.tpui === null ? [] : await peopleOf(tx, lead.tpui);
        told = people.length;
        await publishNotice(tx, {
          ...{ to: people, kind: 'lead.return-asked', occasion: `lead:${id}:return` },
          facts: { period: `${returnKinds[returnKind].name.en}, ${period}`, day: returnBy ?? '', words },
          path: portalAddress('/user/returns'),
        });
      },
    );
    return { ...(await present(id, user)), told };
  });

  serve(app, mergeLead, async ({ params: { id }, body: { caseVersion, into, reason } }, { user }) => {
    await endBy(deps, { id, move: 'merge', caseVersion, reason, user }, async (tx) => {
      const other = await leadNumbered(tx, into);
      if (!other || other.id === id || other.state !== 'open' || !reachesOffice(user.scope, other.officeId))
        throw new BusinessError('lead.merge-itself');
      return { state: 'merged', mergedInto: other.id };
    });
    return present(id, user);
  });

  serve(app, dismissLead, async ({ params: { id }, body: { caseVersion, why, reason } }, { user }) => {
    await endBy(deps, { id, move: 'dismiss', caseVersion, reason, user }, async () => ({
      state: 'dismissed',
      dismissal: why,
    }));
    return present(id, user);
  });
}
