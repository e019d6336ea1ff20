import type { ErrorPart } from '../error-part.ts';

export const mdasErrors = {
  'mda.not-found': { status: 404, message: 'There is no such MDA' },
  'mda.counter-not-found': { status: 404, message: 'There is no such counter' },
  'mda.counter-taken': { status: 409, message: 'A counter of this MDA has this name already' },
  'mda.request-not-found': { status: 404, message: 'There is no such request, or it was decided already' },
  'mda.code-taken': { status: 409, message: 'An MDA has this code already' },
  'revenue-head.code-taken': { status: 409, message: 'A revenue head has this code already' },
  'revenue-head.waits': {
    status: 409,
    message: 'A change of this head, or a head with this code, waits for a second person already. Decide that first',
  },
  'revenue-head.too-late': {
    status: 409,
    message: 'The day it should begin is over. Propose it again with another day',
  },
  'revenue-head.same': { status: 409, message: 'The head is like this already' },
  'revenue-head.change-not-found': { status: 404, message: 'There is no such proposal' },
  'revenue-head.not-found': { status: 404, message: 'There is no such revenue head, or it is not of your MDA' },
} as const satisfies ErrorPart;
