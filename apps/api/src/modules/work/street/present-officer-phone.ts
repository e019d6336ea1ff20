import type { OfficerPhone } from '@portal/contracts';
import type { OfficerPhoneRow } from './data/officer-phones.repository.ts';

export function presentOfficerPhone(
  { officeId: _, stateAt, toldAt, enrolledAt, contactAt, ...phone }: OfficerPhoneRow,
  readerId: string,
): OfficerPhone {
  return {
    ...phone,
    stateAt: stateAt?.toISOString() ?? null,
    toldAt: toldAt?.toISOString() ?? null,
    enrolledAt: enrolledAt.toISOString(),
    contactAt: contactAt.toISOString(),
    isOwn: phone.officerId === readerId,
  };
}
