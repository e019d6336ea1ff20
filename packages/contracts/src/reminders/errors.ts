import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const remindersErrors = {
  'reminder.not-found': { status: 404, message: 'There are no such reminders', hausa: 'Babu irin waɗannan tunatarwa' },
  'reminder.nobody': {
    status: 409,
    message: 'Everybody on this list was reminded at this stage already',
    hausa: 'An riga an tunatar da kowa a wannan jerin a wannan mataki',
  },
  'reminder.list-changed': {
    status: 409,
    message: 'The list is not the one you were shown. Look at the numbers again',
    hausa: 'Jerin ba wanda aka nuna maka ba ne. Sake duba adadin',
  },
  'reminder.too-many': {
    status: 422,
    message: 'At most 20,000 duties are reminded at once. Choose fewer days or one office',
    hausa: 'Ana tunatarwa kan wajibai 20,000 a mafi yawa lokaci ɗaya. Zaɓi kwanaki kaɗan ko ofis ɗaya',
  },
} as const satisfies ErrorPart;
