import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const premisesErrors = {
  'premises.not-found': { status: 404, message: 'There are no such premises', hausa: 'Babu irin wannan wuri' },
  'premises.too-many': {
    status: 422,
    message: 'One taxpayer has 500 premises at most',
    hausa: 'Mai biyan haraji ɗaya yana da wurare 500 a mafi yawa',
  },
} as const satisfies ErrorPart;
