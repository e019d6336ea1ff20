import {
  answerObjection,
  getObjectionOffer,
  getOwnObjection,
  kobo,
  listOwnObjections,
  lodgeObjection,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import {
  changeObjection,
  findObjectionable,
  findOwnObjection,
  listObjectionsOf,
  say,
} from '../data/objections.repository.ts';
import { lodge } from '../lodge-objection.ts';
import type { ObjectionsDeps } from '../objections-deps.ts';
import { offerOf } from '../offer-of.ts';
import { presentOwn } from '../present-objection.ts';
import { refuseKindly } from '../refuse-kindly.ts';

/** What a taxpayer, or who acts for them, does with objections of their own. */
export function ownObjectionsRoutes(app: FastifyInstance, { db, caseload, askAboutBill }: ObjectionsDeps): void {
  /** Anybody may have begun a payment of the bill: whether it is one, its provider says. */
  async function findAsked(number: string, tpui: string) {
    const found = await findObjectionable(db, number, tpui);
    if (!found || offerOf(found) !== 'payment-pending') return found;
    await askAboutBill(found.bill_reference ?? '');
    return findObjectionable(db, number, tpui);
  }

  async function presented(id: string, tpui: string) {
    const row = await findOwnObjection(db, id, tpui);
    if (!row) throw new BusinessError('objection.not-found');
    return presentOwn(row);
  }

  serve(app, getObjectionOffer, async ({ query: { assessment } }, { user }) => {
    const found = await findAsked(assessment, ownTpui(user));
    if (!found) throw new BusinessError('objection.no-assessment');
    return {
      ...{ assessment, revenueHead: found.revenue_head ?? '', taxKobo: kobo(found.tax_kobo ?? 0) },
      period: { from: found.period_from ?? '', to: found.period_to ?? '' },
      ...{ servedOn: found.served_on, lastDay: found.last_day, offer: offerOf(found) },
    };
  });

  serve(app, lodgeObjection, async ({ body }, { user }) => {
    await findAsked(body.assessment, ownTpui(user));
    const id = await refuseKindly(() => db.transaction((tx) => lodge({ tx, user, caseload }, body)));
    return presented(id, ownTpui(user));
  });

  serve(app, listOwnObjections, async (_request, { user }) =>
    (await listObjectionsOf(db, ownTpui(user))).map((row) => {
      const { id, number, assessment, revenueHead, state, assessedKobo, disputedKobo, lodgedOn, lastDay, day } =
        presentOwn(row);
      return { id, number, assessment, revenueHead, state, assessedKobo, disputedKobo, lodgedOn, lastDay, day };
    }),
  );

  serve(app, getOwnObjection, ({ params: { id } }, { user }) => presented(id, ownTpui(user)));

  serve(app, answerObjection, async ({ params: { id }, body: { text } }, { user }) => {
    const tpui = ownTpui(user);
    await refuseKindly(() =>
      db.transaction(async (tx) => {
        if (!(await findOwnObjection(tx, id, tpui))) throw new BusinessError('objection.not-found');
        const which = { kind: 'objection', subject: `objection:${id}` } as const;
        // By the portal: a taxpayer reaches no office's case.
        await caseload.move(tx, which, { move: 'answer' });
        await changeObjection(tx, id, { state: 'valid' });
        await say(tx, { id, kind: 'answer', text, by: user.id });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'objection.answered',
          subject: which.subject,
          detail: {},
        });
      }),
    );
    return presented(id, tpui);
  });
}
