import type { PreRegistration } from '@portal/contracts';
import { type DraftValues, typedDateOf } from '@portal/ui/forms';
import { type Details, detailFields } from './details-schema.ts';

/** What the look-up says, and over it what the person has typed since. */
export function initialDetails(
  { user, userRegistration }: PreRegistration,
  draft: DraftValues,
  nationality: string,
): Details {
  const { agency, agencyId, agencyRcNumber, agentUid, dateOfBirth, genderId } = userRegistration;
  const known: Partial<Details> = {
    ...user,
    agency: agency?.name ?? '',
    agencyId,
    agencyRcNumber,
    agentUid,
    dateOfBirth: typedDateOf(dateOfBirth ?? ''),
    genderId: genderId === null ? '' : String(genderId),
    nationality,
  };
  // The user name is the server's; an older one of a draft would be wrong.
  const typed: DraftValues = { ...draft, userName: '' };
  return Object.fromEntries(detailFields.map((field) => [field, typed[field] || known[field] || ''])) as Details;
}
