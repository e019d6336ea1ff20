import type { ErrorPart } from '../error-part.ts';

export const enquiriesErrors = {
  'enquiry.not-found': {
    status: 404,
    message: 'We could not find a message with this reference and email address. Check both and try again',
  },
  'enquiry.too-many': {
    status: 429,
    message: 'You have sent several messages within the hour. We have them; wait a little before you send another',
  },
  'enquiry.office-unknown': { status: 422, message: 'There is no such tax office' },
  'enquiry.closed': { status: 409, message: 'This message was closed. Assign it to open it again' },
  'enquiry.not-open': {
    status: 409,
    message: 'This message was closed and nobody has it any more. Send a new one and name its reference',
  },
  'enquiry.files-unknown': { status: 422, message: 'A picture is gone. Add it again' },
  'enquiry.assignee-unsuitable': { status: 409, message: 'This person cannot be given this message' },
  'enquiry.none-open': { status: 409, message: 'This person has no open messages that you could give away' },
  'enquiry.template-known': { status: 409, message: 'Another answer has this name' },
  'enquiry.template-not-found': { status: 404, message: 'There is no such answer' },
} as const satisfies ErrorPart;
