import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const withholdingErrors = {
  'withholding.not-found': { status: 404, message: 'There is no such schedule', hausa: 'Babu irin wannan jeri' },
  'withholding.month-not-open': {
    status: 409,
    message: 'A schedule can be prepared from January 2025 to the present month',
    hausa: 'Ana iya shirya jeri daga Janairu 2025 zuwa wannan wata',
  },
  'withholding.draft-changed': {
    status: 409,
    message: 'The schedule was changed meanwhile. Look at it again before you file it',
    hausa: 'An canza jerin a halin yanzu. Sake dubawa kafin ka gabatar',
  },
  'withholding.not-receipted': {
    status: 409,
    message: 'This month is not paid and receipted yet. A credit note states receipted amounts alone',
    hausa:
      'Ba a biya wannan wata aka ba da rasiti ba tukuna. Takardar kuɗin ajiya tana faɗin abin da aka ba da rasiti kaɗai',
  },
} as const satisfies ErrorPart;
