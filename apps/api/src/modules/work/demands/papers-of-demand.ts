import { kobo } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { demandLetter, issueForService, issueToAccount, withdrawalLetter } from '../law-papers/index.ts';
import { billsOfDemand, type DemandRow } from './data/demands.repository.ts';

/** What its papers are filed under. */
export const paperOf = ({ id, number, tpui }: Pick<DemandRow, 'id' | 'number' | 'tpui'>) =>
  ({ kind: 'demand', id, number, tpui }) as const;

/** With the issue, after the last look at every bill: what is served is what was issued. */
export async function issueNotice(tx: Transaction, row: DemandRow, issuedBy: string): Promise<void> {
  const bills = await billsOfDemand(tx, row.id);
  await issueForService(tx, paperOf(row), {
    ...{ kind: 'demand', officer: row.preparedBy, signedBy: issuedBy },
    write: (parties) =>
      demandLetter(
        {
          totalKobo: kobo(row.totalKobo),
          bills: bills.map(({ billReference, heads, ground, periodFrom, dueOn, amountKobo }) => ({
            ...{ reference: billReference ?? '', heads: heads ?? '', ground, dueOn: dueOn ?? '' },
            ...{ period: periodFrom?.slice(0, 'YYYY-MM'.length) ?? null, amountKobo: kobo(amountKobo ?? 0) },
          })),
        },
        parties,
      ),
  });
}

/** Of what had been served alone: of the rest nobody has a paper. */
export async function issueWithdrawal(tx: Transaction, row: DemandRow, by: string, reason: string): Promise<void> {
  const { number, servedOn } = row;
  if (servedOn === null) return;
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'withdrawal', officer: null, signedBy: by },
    write: (parties) => withdrawalLetter({ what: 'demand', number, servedOn, reason }, parties),
  });
}
