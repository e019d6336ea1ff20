import { getDemand, moveDemand, serveDemand } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { peopleOf } from '../../paye/index.ts';
import { billsOfDemand, caseOf, type DemandRow, findDemand, lockDemand } from '../data/demands.repository.ts';
import { endDemand, issueDemand } from '../data/move-demand.ts';
import { noteMove } from '../decide-demands.ts';
import { refusalOf } from '../demand-refusals.ts';
import type { DemandsDeps } from '../demands-deps.ts';
import { issueNotice, issueWithdrawal } from '../papers-of-demand.ts';
import { presentDetail } from '../present-demand.ts';
import { serveOnTaxpayer } from '../serve-on-taxpayer.ts';
import { tellOfEnd } from '../tell-of-demand.ts';

/** Of another office there is none. */
function within(user: SignedInUser, row: DemandRow | undefined): DemandRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('demand.not-found');
  return row;
}

const whichOf = (id: string) => ({ kind: 'demand-notice', subject: `demand:${id}` }) as const;

/** The record of the office: read, decided, issued, served, and withdrawn after that. */
export function demandRoutes(app: FastifyInstance, { db, caseload, askAboutBill }: DemandsDeps): void {
  const present = (id: string, user: SignedInUser) =>
    db.transaction(async (tx) => {
      const row = within(user, await findDemand(tx, id));
      const [work, bills] = [await caseOf(tx, id), await billsOfDemand(tx, id)];
      if (!work) throw new Error(`Demand notice ${row.number} is no case`);
      const hasAccount = (await peopleOf(tx, row.tpui)).length > 0;
      return presentDetail(row, { work, bills, hasAccount }, user);
    });

  /** What was served ends besides its case, by another person than who prepared it. */
  async function end(tx: Transaction, row: DemandRow, by: string, reason: string | undefined): Promise<void> {
    if (row.state !== 'served') throw new BusinessError('work.not-from-here');
    if (reason === undefined) throw new BusinessError('work.reason-missing');
    await endDemand(tx, row.id, by, reason);
    await issueWithdrawal(tx, row, by, reason);
    await tellOfEnd(tx, row, await peopleOf(tx, row.tpui), reason);
    await noteMove(tx, row, { action: 'demand.withdrawn', by, detail: { reason } });
  }

  serve(app, getDemand, async ({ params: { id } }, { user }) => {
    const shown = await present(id, user);
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${shown.tpui}` });
    return shown;
  });

  serve(app, moveDemand, async ({ params: { id }, body: { move, caseVersion, reason } }, { user }) => {
    within(user, await findDemand(db, id));
    if (move === 'issue')
      for (const { billReference, hindrance } of await billsOfDemand(db, id))
        if (hindrance === 'payment') await askAboutBill(billReference);
    await db
      .transaction(async (tx) => {
        const row = within(user, await lockDemand(tx, id));
        if (move === 'end') {
          if (user.roles[0] === 'Tax Officer') throw new BusinessError('work.not-yours');
          return end(tx, row, user.id, reason);
        }
        await caseload.move(tx, whichOf(id), { move, caseVersion, userId: user.id, reason });
        if (move !== 'issue') return;
        await issueDemand(tx, id, user.id);
        await issueNotice(tx, row, user.id);
        await noteMove(tx, row, { action: 'demand.issued', by: user.id });
      })
      .catch(refusalOf);
    return present(id, user);
  });

  serve(app, serveDemand, async ({ params: { id }, body }, { user }) => {
    await db
      .transaction(async (tx) => {
        const row = within(user, await lockDemand(tx, id));
        await caseload.move(tx, whichOf(id), { move: 'serve', caseVersion: body.caseVersion, userId: user.id });
        await serveOnTaxpayer(tx, row, { ...body, by: user.id });
      })
      .catch(refusalOf);
    return present(id, user);
  });
}
