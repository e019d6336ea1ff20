import type { ReminderAudience, ReminderPurpose } from '@portal/contracts';

/** What may be said to whom: nobody is told that a return is missing before its day. */
export function purposeOf(audience: ReminderAudience): readonly ReminderPurpose[] {
  switch (audience.of) {
    case 'duties':
      return [audience.question.status === 'awaited' ? 'duty-coming' : 'duty-missing'];
    case 'bills':
      return ['bill-due'];
    case 'compliance':
      return ['bills-unpaid'];
    default:
      return audience satisfies never;
  }
}
