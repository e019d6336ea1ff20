import type { Transaction } from '../../../platform/db/database.ts';
import type { ClearanceDeps } from './clearance-deps.ts';
import { changeApplication, findApplication } from './data/applications.repository.ts';
import { acceptPaperYears } from './data/paper-years.repository.ts';
import { withdrawRevocation } from './data/revocations.repository.ts';
import { refuseConflict } from './decide-application.ts';

const idIn = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** What follows from the moves that are made from the queue: what was prepared is returned, a proposal is taken back. */
export function moveClearance({ caseload }: Pick<ClearanceDeps, 'caseload'>): void {
  const giveBack =
    (state: 'waiting' | 'overdue') => async (tx: Transaction, made: { subject: string; userId: string | null }) => {
      const row = await findApplication(tx, idIn(made.subject));
      if (!row) throw new Error('A case of clearance has no application');
      if (made.userId !== null) await refuseConflict(tx, made.userId, row.tpui);
      await changeApplication(tx, row.id, { state, preparation: null });
      await acceptPaperYears(tx, { tpui: row.tpui, firstYear: row.first_year, accepted: [], by: null });
    };
  caseload.when('clearance', 'return', giveBack('waiting'));
  caseload.when('clearance', 'return-late', giveBack('overdue'));
  caseload.when('clearance-revocation', 'withdraw', (tx, { subject }) => withdrawRevocation(tx, idIn(subject)));
}
