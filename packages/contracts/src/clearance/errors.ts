import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const clearanceErrors = {
  'clearance.not-found': {
    status: 404,
    message: 'There is no such application for clearance',
    hausa: 'Babu irin wannan buƙatar shaidar biyan haraji',
  },
  'clearance.no-certificate': {
    status: 404,
    message: 'There is no such certificate of clearance',
    hausa: 'Babu irin wannan shaidar biyan haraji',
  },
  'clearance.no-revocation': {
    status: 404,
    message: 'There is no such proposal to revoke',
    hausa: 'Babu irin wannan shawarar sokewa',
  },
  'clearance.has-certificate': {
    status: 409,
    message: 'You have a valid certificate for these years already',
    hausa: 'Kana da shaida mai aiki ta waɗannan shekaru',
  },
  'clearance.not-valid': {
    status: 409,
    message: 'This certificate is not valid any more',
    hausa: 'Wannan shaida ba ta aiki kuma',
  },
  'clearance.blocked': {
    status: 409,
    message: 'Something is in the way of this certificate. Open the application again to see what',
    hausa: 'Akwai abin da ya hana wannan shaida. Ka sake buɗe buƙatar ka gani',
  },
  'clearance.statement-open': {
    status: 409,
    message: 'What was said about a year is not accepted. Return it to whoever prepares it, or refuse with reasons',
    hausa: 'Ba a karɓi abin da aka faɗa game da wata shekara ba. Mayar da shi ga mai shiryawa, ko ka ƙi da dalilai',
  },
  'clearance.conflict': {
    status: 403,
    message: 'Nobody decides about themselves, or where they have declared a conflict',
    hausa: 'Ba wanda yake yanke hukunci kan kansa, ko inda ya bayyana alaƙa',
  },
  'clearance.other-year': {
    status: 409,
    message: 'A certificate is about the three years before this one',
    hausa: 'Shaida tana kan shekaru uku kafin wannan',
  },
  'clearance.proof-missing': {
    status: 409,
    message: 'Add a picture of the paper, and what it says you earned and paid',
    hausa: 'Ƙara hoton takardar, da abin da ta ce ka samu ka biya',
  },
  'clearance.year-known': {
    status: 409,
    message: 'The portal holds a return or salary rows for this year. There is nothing to say about it',
    hausa: 'Tashar tana da bayanin wannan shekara ko albashi. Babu abin da za a ce a kai',
  },
  'clearance.being-decided': {
    status: 409,
    message: 'The office decides about this year already. Wait for its answer',
    hausa: 'Ofis yana yanke shawara kan wannan shekara. Ka jira amsarsa',
  },
  'clearance.employers-months': {
    status: 409,
    message: 'Only months that an employer did not file are missing. They are never held against the employee',
    hausa: 'Watannin da mai ɗaukar aiki bai miƙa ba ne kawai suka ɓace. Ba a ɗora su kan ma’aikaci',
  },
  'clearance.revocation-open': {
    status: 409,
    message: 'It is proposed already that this certificate is revoked',
    hausa: 'An riga an gabatar da shawarar soke wannan shaida',
  },
} as const satisfies ErrorPart;
