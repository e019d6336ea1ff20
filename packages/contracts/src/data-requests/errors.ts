import type { ErrorPart } from '../error-part.ts';

export const dataRequestsErrors = {
  'data-request.not-export': { status: 409, message: 'They asked for something else than a copy of their data' },
  'data-request.not-erasure': { status: 409, message: 'They asked for something else than an erasure' },
  'data-request.open-matters': {
    status: 409,
    message: 'A payment or a request of theirs is still under way. Erase when it is over',
  },
  'data-request.answered': { status: 409, message: 'This request was answered already' },
  'data-request.not-found': { status: 404, message: 'There is no such request' },
} as const satisfies ErrorPart;
