import type { ErrorPart } from '../error-part.ts';

export const consultationsErrors = {
  'consultation.not-found': {
    status: 404,
    message: 'We could not find this consultation. Check the link in your email',
  },
  'consultation.time-taken': { status: 409, message: 'Somebody has just taken this time. Choose another one' },
  'consultation.already-booked': { status: 409, message: 'You have another consultation at this time already' },
  'consultation.too-many': {
    status: 409,
    message: 'You have three consultations ahead of you. Cancel one, or wait until one is over, to book another',
  },
  'consultation.over': {
    status: 409,
    message: 'This consultation is over or was cancelled. It can no longer be changed',
  },
  'consultation.not-yet': { status: 409, message: 'This consultation has not begun yet' },
  'consultation.consultant-unsuitable': {
    status: 409,
    message: 'This consultant does not take this topic, or does not meet people in this way',
  },
  'consultation.consultant-away': { status: 409, message: 'This consultant is away on that day' },
  'consultant.not-found': { status: 404, message: 'There is no such consultant' },
  'consultant.office-unknown': { status: 422, message: 'There is no such tax office' },
  'consultant.nothing-ahead': { status: 409, message: 'Nothing is booked with this consultant for a time to come' },
  'consultant.successor-unsuitable': {
    status: 409,
    message: 'This consultant cannot take over: they are of another office, or nobody may book them',
  },
  'consultant.cover-unsuitable': {
    status: 409,
    message:
      'This consultant cannot stand in on these days: they are of another office, cannot be booked, are away, or are stood in for',
  },
  'consultant.covered-already': { status: 409, message: 'Somebody stands in on some of these days already' },
  'consultant.cover-not-found': { status: 404, message: 'Nobody stands in there' },
} as const satisfies ErrorPart;
