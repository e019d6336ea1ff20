import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const payeErrors = {
  'paye.not-found': { status: 404, message: 'There is no such schedule', hausa: 'Babu irin wannan jeri' },
  'paye.month-not-open': {
    status: 409,
    message: 'A schedule can be prepared from January 2025 to the present month',
    hausa: 'Ana iya shirya jeri daga Janairu 2025 zuwa wannan wata',
  },
  'paye.month-filed': {
    status: 409,
    message: 'This month is filed with its employees already. Amend it with the whole month',
    hausa: 'An riga an gabatar da wannan wata da ma’aikatansa. Gyara shi da watan gaba ɗaya',
  },
  'paye.parts-missing': { status: 409, message: 'A part of the schedule did not arrive. Save it again' },
  'paye.too-many-rows': { status: 422, message: 'One schedule holds 60,000 employees' },
  'paye.branch-not-found': { status: 404, message: 'There is no such branch', hausa: 'Babu irin wannan reshe' },
  'paye.branch-known': {
    status: 409,
    message: 'You have a branch of this name already',
    hausa: 'Kana da reshe mai wannan suna tuni',
  },
  'paye.too-many-branches': {
    status: 422,
    message: 'An employer has 500 branches at most',
    hausa: 'Mai ɗaukar aiki yana da rassa 500 a mafi yawa',
  },
  'paye.return-months-missing': {
    status: 409,
    message: 'Months of this year are not filed yet. File them first, then the return',
    hausa: 'Akwai watannin wannan shekara da ba a gabatar ba tukuna. Gabatar da su tukuna, sannan bayanin shekara',
  },
  'paye.return-changed': {
    status: 409,
    message: 'The months were changed meanwhile. Look at the return again',
    hausa: 'An canza watannin a halin yanzu. Sake duba bayanin shekarar',
  },
  'paye.return-filed': {
    status: 409,
    message: 'This return is filed already, and no month was amended since',
    hausa: 'An riga an gabatar da wannan bayanin, kuma ba a gyara wani wata ba tun daga lokacin',
  },
  'paye.return-not-filed': {
    status: 409,
    message: 'The annual return of this year is not filed yet. Form A states what was filed',
    hausa: 'Ba a gabatar da bayanin wannan shekara ba tukuna. Form A tana faɗin abin da aka gabatar',
  },
  'paye.nothing-receipted': {
    status: 409,
    message: 'No month of this employee is paid and receipted yet. A certificate states receipted amounts alone',
    hausa:
      'Babu watan wannan ma’aikaci da aka biya aka ba da rasiti tukuna. Takardar shaida tana faɗin abin da aka ba da rasiti kaɗai',
  },
  'paye.draft-changed': {
    status: 409,
    message: 'The schedule was changed meanwhile. Look at it again before you file it',
    hausa: 'An canza jerin a halin yanzu. Sake dubawa kafin ka gabatar',
  },
} as const satisfies ErrorPart;
