import type { Transaction } from '../../../platform/db/database.ts';
import { writeAudit } from '../audit/index.ts';

/** What somebody without an account did with their own consultation; who that is stands in the consultation alone. */
export function auditPerson(
  transaction: Transaction,
  did: 'booked' | 'moved' | 'cancelled',
  { id, reference }: { readonly id: string; readonly reference: string },
  startsAt?: Date,
): Promise<void> {
  return writeAudit(transaction, {
    actor: { system: 'consultations' },
    action: `consultation.${did}`,
    subject: `consultation:${id}`,
    detail: { reference, ...(startsAt && { startsAt: startsAt.toISOString() }) },
  });
}
