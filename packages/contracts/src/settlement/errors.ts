import type { ErrorPart } from '../error-part.ts';

export const settlementErrors = {
  'settlement.file-not-found': { status: 404, message: 'There is no such file' },
  'settlement.source-not-found': { status: 404, message: 'There is no such source of settlement files' },
  'settlement.imported-already': { status: 409, message: 'This file is imported, or is being imported' },
  'settlement.file-own': {
    status: 409,
    message: 'You handed in this file. Somebody else looks at it and imports it',
    hausa: 'Kai ka miƙa wannan fayil. Wani ne daban zai duba shi ya shigar da shi', // native reviewer
  },
  'settlement.file-changed': {
    status: 409,
    message: 'What this file would do has changed since you looked. Look again, then import it',
    hausa: 'Abin da wannan fayil zai yi ya canza tun da ka duba. Sake dubawa, sannan ka shigar da shi', // native reviewer
  },
  'settlement.difference-not-found': { status: 404, message: 'There is no such difference' },
  'settlement.option-gone': {
    status: 409,
    message: 'This can no longer be done with the difference. Look at it again',
  },
  'settlement.sum-differs': { status: 409, message: 'Together these are not the amount. Choose again' },
  'settlement.above-limit': { status: 409, message: 'This is too much to be given up' },
  'settlement.proposal-missing': { status: 409, message: 'Say first how the difference is to end' },
  'settlement.account-waits': { status: 409, message: 'A change of this account waits for a decision already' },
  'settlement.account-known': { status: 409, message: 'This is the account already' },
  'settlement.account-not-found': { status: 404, message: 'There is no such change of an account' },
  'settlement.account-needs-code': {
    status: 409,
    message: 'Approve it under Treasury accounts, with a code of your second factor',
  },
  'settlement.file-unreadable': {
    status: 422,
    message:
      'This is no file we can read. Send it as XLSX without macros and password, or as CSV, with a row of headings',
  },
  'settlement.amounts-unclear': {
    status: 422,
    message: 'Amounts of this file can be read two ways. Say first what parts naira from kobo',
  },
  'settlement.days-unclear': {
    status: 422,
    message: 'Days of this file can be read two ways. Say first whether the day or the month stands first',
  },
} as const satisfies ErrorPart;
