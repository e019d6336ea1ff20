import type { ErrorPart } from '../error-part.ts';

export const serviceSettingsErrors = {
  'service-change.not-found': { status: 404, message: 'There is no such change' },
  'service-change.waits': {
    status: 409,
    message: 'A change of this waits for a second person already. Decide about it first',
  },
  'service-change.same': { status: 409, message: 'It is so already' },
  'service-change.out-of-bounds': { status: 422, message: 'This amount is outside its bounds' },
  'service-change.variables': {
    status: 422,
    message: 'The words name something that this mail cannot fill in, or leave out what it must say',
  },
  'service-change.decided': { status: 409, message: 'Somebody decided about this change already' },
  'service-change.own': { status: 409, message: 'Somebody else has to decide about your own change' },
  'service-change.not-own': { status: 409, message: 'Only who proposed a change takes it back. Refuse it instead' },
  'service-change.reason-missing': { status: 422, message: 'Say why you refuse it' },
  'service-change.not-sent': { status: 503, message: 'The mail server did not take it. Try again shortly' },
} as const satisfies ErrorPart;
