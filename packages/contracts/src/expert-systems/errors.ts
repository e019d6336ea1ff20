import type { ErrorPart } from '../error-part.ts';

export const expertSystemsErrors = {
  'expert-system.not-found': { status: 404, message: 'There is no such expert system' },
  'expert-system.code-taken': { status: 409, message: 'This engine code was given out before. Choose another one' },
  'expert-system.code-revoked': { status: 409, message: 'This engine code is revoked already' },
  'expert-system.suspended': { status: 409, message: 'This expert system is suspended already' },
  'expert-system.not-suspended': { status: 409, message: 'This expert system is not suspended' },
  'expert-system.redirect-known': { status: 409, message: 'This address is allowed, or waits to be decided' },
  'expert-system.redirect-not-found': { status: 404, message: 'There is no such address, or it was decided already' },
} as const satisfies ErrorPart;
