import { openObjectionStates } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { provideContests } from '../assessments/index.ts';
import { releaseBill } from './data/bills-of-objection.ts';
import { objectionsTo } from './data/objections.repository.ts';

const isOpen = (state: string) => openObjectionStates.some((open) => open === state);

/** What ends with an assessment that is withdrawn or replaced while somebody objects to it, or after they did in vain. */
export function provideContestsOfObjections(caseload: Caseload): void {
  const move = (tx: Transaction, id: string, made: { readonly move: 'lapse' | 'overtake'; readonly reason?: string }) =>
    caseload.move(tx, { kind: 'objection', subject: `objection:${id}` }, made);

  provideContests({
    async settle(tx, assessmentId) {
      const lapsed = (await objectionsTo(tx, assessmentId)).find(
        ({ state, standing }) => standing === 'upheld-by-law' && state !== standing,
      );
      if (lapsed) await move(tx, lapsed.id, { move: 'lapse' });
      return lapsed !== undefined;
    },
    async overtake(tx, { assessmentId, by, reason }) {
      for (const { id, state, ...bills } of await objectionsTo(tx, assessmentId)) {
        if (isOpen(state)) await move(tx, id, { move: 'overtake', reason });
        for (const bill of [bills.admitted_bill_id, bills.disputed_bill_id, bills.rest_bill_id])
          if (bill !== null) await releaseBill(tx, bill, by, reason);
      }
    },
  });
}
