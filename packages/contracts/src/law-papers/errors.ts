import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const lawPapersErrors = {
  'law-paper.not-found': {
    status: 404,
    message: 'There is no such notice. Check the number, and the code where one is asked',
    hausa: 'Babu irin wannan sanarwa. Duba lambar, da lambar sirri idan an nema',
  },
} as const satisfies ErrorPart;
