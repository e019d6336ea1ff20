import type { ErrorPart } from '../error-part.ts';

export const officesErrors = {
  'office.not-found': { status: 404, message: 'There is no such tax office' },
  'office.closed': { status: 409, message: 'This tax office is closed' },
  'office.name-taken': { status: 409, message: 'A tax office has this name or had it, or is proposed under it' },
  'office.closing-waits': { status: 409, message: 'It is proposed already that this office closes' },
  'office.is-successor': {
    status: 409,
    message: 'This office is to take over another one: withdraw that closing first',
  },
  'office.successor-unsuitable': {
    status: 409,
    message: 'The office that takes over must be another one, open, and not about to close',
  },
  'office.proposal-not-found': { status: 404, message: 'There is no such proposal' },
  'holiday.proposal-not-found': { status: 404, message: 'There is no such proposal' },
  'holiday.known': { status: 409, message: 'This day is a public holiday already, or is proposed as one' },
  'holiday.unknown': { status: 409, message: 'This day is no public holiday, or is proposed to be none' },
  'holiday.too-late': {
    status: 409,
    message: 'Only days to come are changed: deadlines have been counted by the others',
  },
} as const satisfies ErrorPart;
