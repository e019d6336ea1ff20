import type { ErrorPart } from '../error-part.ts';

export const communicationInfrastructureErrors = {
  'declaration.not-found': {
    status: 404,
    message: 'We could not find a declaration with this reference and email address. Check both and try again',
  },
  'declaration.state-conflict': { status: 409, message: 'Somebody has checked this declaration already' },
  'declaration.assessment-changed': {
    status: 409,
    message: 'The rates have changed since you saw the assessment. Look at the new one before you declare',
  },
  'declaration.tariff-missing': {
    status: 409,
    message: 'No rates are published for this at the moment. What you entered is kept; try again later',
  },
  'declaration.file-unreadable': {
    status: 422,
    message: 'This file could not be read. Save it as CSV with the columns of the template',
  },
  'declaration.columns-missing': { status: 422, message: 'Some columns of the template are missing in this file' },
  'declaration.too-many-rows': { status: 422, message: 'A file holds 500 rows at most. Split it, and declare twice' },
} as const satisfies ErrorPart;
