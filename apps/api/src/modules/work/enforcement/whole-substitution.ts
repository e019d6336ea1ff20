import type { SubstitutionDetail } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import { peopleOf } from '../paye/index.ts';
import { isLegal } from './data/enforcements.repository.ts';
import {
  billsOfSubstitution,
  caseOfSubstitution,
  findSubstitution,
  type SubstitutionRow,
} from './data/substitutions.repository.ts';
import { movesOfSubstitution, presentSubstitution } from './present-substitution.ts';

/** Of another office there is none. */
export function withinSubstitution(user: SignedInUser, row: SubstitutionRow | undefined): SubstitutionRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('substitution.not-found');
  return row;
}

/** The record as an office or the service reads it. */
export async function showSubstitution(tx: Transaction, id: string, user: SignedInUser): Promise<SubstitutionDetail> {
  const row = withinSubstitution(user, await findSubstitution(tx, id));
  const work = await caseOfSubstitution(tx, id);
  if (!work) throw new Error(`Substitution ${row.number} is no case`);
  return presentSubstitution(row, await billsOfSubstitution(tx, id), {
    ...work,
    hasAccount: (await peopleOf(tx, row.holderTpui)).length > 0,
    moves: movesOfSubstitution(row, { id: user.id, roles: user.roles, isLegal: await isLegal(tx, user.id) }),
  });
}
