import type { VerifiedMember } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { noteActivity } from '../../ground/audit/index.ts';
import { checkBadge } from './data/enumerators.repository.ts';

/** Whose badge this is and whether they are on duty today. Each check is counted and noted; paused and ended ones are worth nothing at once. */
export function createBadgeCheck(db: Database): (code: string, isScan: boolean) => Promise<VerifiedMember | undefined> {
  return async (code, isScan) => {
    const badge = await checkBadge(db, code, isScan);
    if (!badge) return undefined;
    const { id, state, isValid, isWorkingDay, office, ...shown } = badge;
    await noteActivity(db, { actor: 'nobody', action: 'field-badge.checked', subject: `enumerator:${id}` });
    const standing = state !== 'active' ? 'suspended' : isValid ? 'active' : 'expired';
    const isOnDuty = standing === 'active' && isWorkingDay;
    return { ...shown, kind: 'enumerator', standing, employer: null, duty: { office, isOnDuty } };
  };
}
