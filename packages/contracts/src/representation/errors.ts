import type { ErrorPart } from '../error-part.ts';

export const representationErrors = {
  'representation.not-found': { status: 404, message: 'There is nobody of this name any more' },
  'representation.too-many': { status: 409, message: 'Fifty people may act for you at most. Withdraw one first' },
  'representation.code-unknown': {
    status: 404,
    message: 'This code is not known, was used already or is older than a week. Ask for a new one',
  },
  'representation.own': { status: 409, message: 'You gave this code yourself: send it to whoever is to act for you' },
  'representation.agents-only': { status: 403, message: 'This code is for a registered agent' },
  'acting.ended': { status: 403, message: 'You act for this client no more' },
  'acting.not-allowed': { status: 403, message: 'Your client does not let you do this' },
  'acting.own-only': { status: 403, message: 'This is done for oneself only. Stop acting for your client first' },
} as const satisfies ErrorPart;
