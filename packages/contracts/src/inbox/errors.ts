import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const inboxErrors = {
  'notice.not-found': { status: 404, message: 'There is no such notice', hausa: 'Babu wannan sanarwa' },
} as const satisfies ErrorPart;
