export const messages = {
  when: 'When',
  who: 'Who',
  role: 'As',
  why: 'Why',
  subject: 'To what',
  address: 'From',
  device: 'Device',
  request: 'Request',
  changes: 'What was changed',
  what: 'Field',
  before: 'Before',
  after: 'After',
  allOfSubject: 'All that was done to it',
  verify: 'Verify the chain',
  verifyDay: 'Verify one day',
  verifyIt: 'Verify this day',
  day: 'Day',
  verifying: 'Verifying...',
  verifyFailed: 'The chain could not be walked. Try again shortly',
  holds: 'The chain holds',
  holdsText: (rows: number, when: string) => `All ${rows} entries are as they were written. Checked ${when}.`,
  broken: (at: number) => `The chain breaks at entry ${at}`,
  brokenText:
    'Somebody changed or removed what was written. Keep the database as it is and call who is responsible for it.',
};

export type AuditMessages = typeof messages;
