import type { ErrorPart } from '../error-part.ts';

export const counterErrors = {
  'counter.too-many-searches': {
    status: 429,
    message: 'You have searched thirty times within the hour. Ask for the TPUI, or bill the person without an account',
  },
  'counter.may-be-nin': {
    status: 422,
    message: 'This may be a national identity number, which is not searched here. Use the TPUI or a telephone number',
  },
  'counter.closed': { status: 409, message: 'This counter was closed. Go back and choose another' },
  'counter.like-bills': {
    status: 409,
    message: 'This payer has an unpaid bill like this one. Look at it before you raise another',
  },
} as const satisfies ErrorPart;
