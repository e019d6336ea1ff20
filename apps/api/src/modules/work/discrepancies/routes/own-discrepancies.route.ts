import { explainDiscrepancy, getOwnDiscrepancy } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { findPayerOf } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { explainIn, lockDiscrepancy, queriedOf } from '../data/discrepancies.repository.ts';
import { noteMove } from '../decide-discrepancies.ts';
import type { DiscrepanciesDeps } from '../discrepancies-deps.ts';
import { presentOwn } from '../present-discrepancy.ts';

/** What was asked of a taxpayer, and their answer; an agent answers with the right to file returns. */
export function ownDiscrepanciesRoutes(app: FastifyInstance, { db, caseload }: DiscrepanciesDeps): void {
  async function own(on: Database | Transaction, id: string, tpui: string) {
    const row = (await queriedOf(on, tpui)).find((one) => one.id === id);
    if (!row) throw new BusinessError('discrepancy.not-found');
    return row;
  }

  serve(app, getOwnDiscrepancy, async ({ params: { id } }, { user }) => presentOwn(await own(db, id, ownTpui(user))));

  serve(app, explainDiscrepancy, async ({ params: { id }, body: { text } }, { user }) => {
    await db.transaction(async (tx) => {
      await findPayerOf(tx, user, 'returns-file');
      await own(tx, id, ownTpui(user));
      const row = await lockDiscrepancy(tx, id);
      if (row?.state !== 'queried') throw new BusinessError('work.not-from-here');
      await caseload.move(tx, { kind: 'discrepancy', subject: `discrepancy:${id}` }, { move: 'explain' });
      await explainIn(tx, id, text, user.id);
      await noteMove(tx, row, { action: 'discrepancy.explained', by: user.id });
    });
    return presentOwn(await own(db, id, ownTpui(user)));
  });
}
