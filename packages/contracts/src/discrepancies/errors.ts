import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const discrepanciesErrors = {
  'discrepancy.not-found': { status: 404, message: 'There is no such discrepancy', hausa: 'Babu irin wannan bambanci' },
  'discrepancy.no-return': {
    status: 409,
    message: 'No return was filed for this period. Assess it without one',
    hausa: 'Ba a gabatar da bayani na wannan lokaci ba. A kimanta ba tare da shi ba',
  },
  'discrepancy.days-run': {
    status: 409,
    message: 'The days to answer are not over, and nothing was answered yet',
    hausa: 'Kwanakin amsa ba su ƙare ba, kuma ba a amsa ba tukuna',
  },
} as const satisfies ErrorPart;
