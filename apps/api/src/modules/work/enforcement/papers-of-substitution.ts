import { kobo } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { issueForService, issueToAccount, substitutionLetter, withdrawalLetter } from '../law-papers/index.ts';
import { billsOfSubstitution, type SubstitutionRow } from './data/substitutions.repository.ts';

/** Filed under the case; whose paper it is, is who was appointed. */
export const paperOf = ({ id, number, holderTpui }: Pick<SubstitutionRow, 'id' | 'number' | 'holderTpui'>) =>
  ({ kind: 'substitution', id, number, tpui: holderTpui }) as const;

/** With the approval: what is served is what was approved. */
export async function issueSubstitution(tx: Transaction, row: SubstitutionRow, approvedBy: string): Promise<void> {
  const bills = await billsOfSubstitution(tx, row.id);
  const { taxpayer, demandNumber: demand, askedKobo } = row;
  await issueForService(tx, paperOf(row), {
    ...{ kind: 'substitution', officer: row.askedBy, signedBy: approvedBy, officeOf: row.tpui },
    write: (parties) =>
      substitutionLetter(
        {
          ...{ taxpayer, demand, askedKobo: kobo(askedKobo) },
          bills: bills.map(({ reference, amountKobo }) => ({ reference, amountKobo: kobo(amountKobo) })),
        },
        parties,
      ),
  });
}

/** Of what had been served alone: of the rest nobody has a paper. */
export async function issueEndOfSubstitution(
  tx: Transaction,
  row: SubstitutionRow,
  by: string | null,
  reason: string,
): Promise<void> {
  const { number, servedOn } = row;
  if (servedOn === null) return;
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'withdrawal', officer: null, signedBy: by, officeOf: row.tpui },
    write: (parties) => withdrawalLetter({ what: 'substitution', number, servedOn, reason }, parties),
  });
}
