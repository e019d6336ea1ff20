import type { AskedChange } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CapacityActs } from '../caseload/index.ts';
import type { AccountActs, ByTwo } from '../identity/index.ts';

export interface EnactDeps {
  readonly acts: AccountActs;
  readonly capacities: CapacityActs;
}

interface Enacted {
  readonly userId: string | null;
  readonly asked: AskedChange;
  readonly reason: string;
  /** Whoever approved it. */
  readonly by: string;
  readonly byTwo: ByTwo;
}

/** Does exactly what was asked; answers whom it made or changed. */
export async function enactChange(
  { acts, capacities }: EnactDeps,
  tx: Transaction,
  { userId, asked, reason, by, byTwo }: Enacted,
): Promise<string> {
  if (asked.change === 'creation') {
    const { email, firstName, lastName, roleName, language } = asked;
    const account = { email, firstName, lastName, roleName, language, ...placesOf(asked) };
    return acts.openStaffAccount(tx, account, by, byTwo);
  }
  if (userId === null) throw new Error('A change of nobody was approved');
  switch (asked.change) {
    case 'reinstatement':
      await acts.setStanding(tx, { userIds: [userId], status: 'active', by, reason, byTwo });
      break;
    case 'roles': {
      const { roleNames, place } = asked;
      await acts.giveRoles(tx, { roleNames, userIds: [userId], place, belonging: placesOf(asked), by, byTwo });
      break;
    }
    case 'details': {
      const { change: _change, language, ...wanted } = asked;
      await acts.changeDetails(tx, { userId, wanted, by, reason, language, byTwo });
      break;
    }
    case 'second-factor':
      await acts.resetSecondFactor(tx, { userId, by, reason, byTwo });
      break;
    case 'capacity':
      await capacities.give(tx, { userId, capacity: asked.capacity, by, byTwo });
      break;
  }
  return userId;
}

type AskedPlaces = Pick<Extract<AskedChange, { change: 'roles' }>, 'mdaId' | 'taxOfficeId' | 'expertSystemId'>;

function placesOf({ mdaId, taxOfficeId, expertSystemId }: AskedPlaces) {
  return {
    ...(mdaId != null && { mdaId }),
    ...(taxOfficeId != null && { taxOfficeId }),
    ...(expertSystemId != null && { expertSystemId }),
  };
}
