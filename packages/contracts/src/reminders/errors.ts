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
  'reminder-text.not-found': { status: 404, message: 'There is no such text', hausa: 'Babu irin wannan rubutu' },
  'reminder-text.pending': {
    status: 409,
    message: 'A version of this text waits for a decision. Decide it before you write the next one',
    hausa: 'Wani sigar wannan rubutu yana jiran hukunci. Yanke shi kafin ka rubuta na gaba',
  },
  'reminder-text.purpose': {
    status: 409,
    message: 'This text is for another kind of reminder. Choose another code',
    hausa: 'Wannan rubutu na wata irin tunatarwa ne. Zaɓi wata lamba',
  },
  'reminder-text.untested': {
    status: 409,
    message: 'Nobody has sent this text to themselves yet. Send the test and read it first',
    hausa: 'Ba wanda ya aika wa kansa wannan rubutu tukuna. Aika gwajin ka karanta tukuna',
  },
  'reminder-text.not-approved': {
    status: 409,
    message: 'This version is not approved, or a newer one is',
    hausa: 'Ba a amince da wannan siga ba, ko an amince da sabuwa',
  },
  'reminder-campaign.not-found': {
    status: 404,
    message: 'There is no such reminder',
    hausa: 'Babu irin wannan tunatarwa',
  },
  'reminder-campaign.other-purpose': {
    status: 409,
    message: 'This text is not for these people. Choose a text of the kind of the list',
    hausa: 'Wannan rubutu ba na waɗannan mutane ba ne. Zaɓi rubutu da ya dace da jerin',
  },
  'reminder-campaign.too-many': {
    status: 422,
    message: 'At most 200,000 rows at once. Choose fewer days or one office',
    hausa: 'Layi 200,000 a mafi yawa lokaci ɗaya. Zaɓi kwanaki kaɗan ko ofis ɗaya',
  },
  'reminder-campaign.audience-changed': {
    status: 409,
    message: 'The people are not those you were shown. Look at the numbers again',
    hausa: 'Mutanen ba waɗanda aka nuna maka ba ne. Sake duba adadin',
  },
  'reminder-campaign.nobody': {
    status: 409,
    message: 'Nobody would get it',
    hausa: 'Ba wanda zai samu',
  },
  'reminder-campaign.not-sending': {
    status: 409,
    message: 'It is not going out, so there is nothing to stop',
    hausa: 'Ba a aikawa, don haka babu abin tsayarwa',
  },
  'reminder-campaign.not-stopped': {
    status: 409,
    message: 'It is not stopped, so there is nothing to continue',
    hausa: 'Ba a tsayar ba, don haka babu abin ci gaba',
  },
} as const satisfies ErrorPart;
