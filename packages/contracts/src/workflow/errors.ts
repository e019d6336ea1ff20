import type { ErrorPart } from '../error-part.ts';

export const workflowErrors = {
  'work.above-limit': {
    status: 409,
    message: 'This is above what you decide alone. Somebody with a higher limit, or a Director, has to decide',
  },
  'work.not-found': { status: 404, message: 'There is no such case' },
  'work.nothing-waits': { status: 404, message: 'Nothing waits for somebody: every open case has its person' },
  'work.not-from-here': { status: 409, message: 'This cannot be done any more. Look at the case again' },
  'work.changed': {
    status: 409,
    message: 'Somebody did something here since you read it. Look again before you decide',
  },
  'work.has-endpoint': { status: 409, message: 'This is done on the screen of its kind, not in the queue' },
  'work.not-proposer': {
    status: 403,
    message: 'Only who proposed this takes it back. Somebody else refuses it',
  },
  'work.not-yours': { status: 403, message: 'Your role does not decide this' },
  'work.waits': {
    status: 409,
    message: 'Your account was made or changed less than 72 hours ago. Until then you decide nothing',
  },
  'work.of-your-maker': {
    status: 409,
    message: 'Whoever proposed your account or its change did something here. For 30 days somebody else decides this',
  },
  'work.same-person': {
    status: 409,
    message: 'A second person decides this: you prepared it, or stand in for the one who did',
  },
  'work.reason-missing': { status: 422, message: 'Say why: the reason is kept with the case' },
  'work.document-missing': { status: 422, message: 'This needs a document' },
  'work.no-cover': { status: 409, message: 'You do not stand in for this person today' },
  'work.closed': { status: 409, message: 'This case is closed' },
  'work.assignee-unsuitable': { status: 409, message: 'This person cannot be given this case' },
  'work.no-deadline': { status: 409, message: 'No deadline runs in this case' },
  'work.deadline-fixed': { status: 409, message: 'The law does not let anybody change this deadline' },
  'work.deadline-paused': { status: 409, message: 'This deadline is suspended already' },
  'work.deadline-runs': { status: 409, message: 'This deadline is not suspended' },
  'work.deadline-passed': { status: 409, message: 'This deadline has passed: more days would change nothing' },
  'work.conflict': {
    status: 409,
    message: 'A conflict with this taxpayer was declared: somebody else does this',
    hausa: 'An bayyana alaƙa da wannan mai haraji: wani ne zai yi wannan',
  },
  'work.conflict-declared': {
    status: 409,
    message: 'You declared this conflict already',
    hausa: 'Ka riga ka bayyana wannan alaƙa',
  },
  'work.conflict-not-found': { status: 404, message: 'There is no such conflict', hausa: 'Babu irin wannan alaƙa' },
  'work.cover-unsuitable': {
    status: 409,
    message: 'This person cannot stand in: the role or the office is another one',
  },
  'work.cover-not-found': { status: 404, message: 'Nobody stands in there' },
  'work.capacity-unsuitable': { status: 409, message: 'Only a Director has capacities' },
} as const satisfies ErrorPart;
