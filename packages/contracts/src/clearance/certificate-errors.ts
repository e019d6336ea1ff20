import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const clearanceCheckErrors = {
  'clearance.certificate-unknown': {
    status: 404,
    message: 'We have issued no certificate with this number. Compare it with the paper, letter by letter',
    hausa: 'Ba mu fitar da takardar shaida mai wannan lamba ba. Kwatanta ta da takardar, harafi da harafi',
  },
  'clearance.code-unknown': {
    status: 404,
    message: 'This code shows nothing. Ask the holder for a new one',
    hausa: 'Wannan lambar ba ta nuna komai. Ka nemi sabuwa wurin mai takardar',
  },
} as const satisfies ErrorPart;
