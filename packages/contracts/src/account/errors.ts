import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const accountErrors = {
  'account.has-open-matters': {
    status: 409,
    message: 'Your account cannot be closed yet: a payment or a request of yours is still under way',
  },
  'account.data-asked-already': {
    status: 409,
    message: 'You asked for your data today already. It is on its way or here',
  },
  'account.data-not-ready': { status: 404, message: 'This file is not ready, or is kept no more' },
  'account.not-registered': {
    status: 409,
    message: 'This account was not opened by registering',
    hausa: 'Ba a buɗe wannan asusun ta hanyar rajista ba',
  },
  'account.code-invalid': {
    status: 400,
    message: 'That code is not right, or it works no more. Ask for a new one',
    hausa: 'Wannan lambar ba daidai ba ce, ko ba ta aiki kuma. Nemi sabuwa',
  },
  'correction.open-already': {
    status: 409,
    message: 'Your last request is not decided yet. Take it back first',
    hausa: 'Ba a yanke shawara kan buƙatarka ta ƙarshe ba tukuna. Ka fara janye ta',
  },
  'correction.not-found': { status: 404, message: 'There is no such request', hausa: 'Babu wannan buƙata' },
  'correction.decided': { status: 409, message: 'This request was decided or taken back already' },
  'organisation.missing': {
    status: 409,
    message: 'Say first which organisation you act for: in your profile, under Organisation',
    hausa: 'Ka fara faɗin ƙungiyar da kake wakilta: a bayananka, ƙarƙashin Ƙungiya',
  },
  'organisation.not-found': { status: 404, message: 'There is no such organisation' },
  'organisation.changed': { status: 409, message: 'The organisation was changed meanwhile. Look at it again' },
  'organisation.number-taken': {
    status: 409,
    message: 'This RC or BN number is confirmed for another taxpayer already',
  },
} as const satisfies ErrorPart;
