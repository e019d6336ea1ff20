import type { VerifiedMember } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { noteActivity } from '../../ground/audit/index.ts';
import { createStaffCardsRepository } from './data/staff-cards.repository.ts';

/** Whose card this is, and whether they are on duty today. Each check of a card that exists is noted. */
export function createOfficerCheck(db: Database): (code: string) => Promise<VerifiedMember | undefined> {
  const cards = createStaffCardsRepository(db);
  return async (code) => {
    const officer = await cards.findByCode(code);
    if (!officer) return undefined;
    const { userId, office, isOnDuty, ...shown } = officer;
    await noteActivity(db, { actor: 'nobody', action: 'staff-card.checked', subject: `user:${userId}` });
    return { ...shown, kind: 'officer', employer: null, duty: { office, isOnDuty } };
  };
}
