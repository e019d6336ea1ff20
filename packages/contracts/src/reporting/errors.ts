import type { ErrorPart } from '../error-part.ts';

export const reportingErrors = {
  'report.too-much': {
    status: 503,
    message: 'Adding this up takes too long. Choose a shorter period or fewer filters',
  },
} as const satisfies ErrorPart;
