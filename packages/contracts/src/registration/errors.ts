import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const registrationErrors = {
  'registration.nin-not-found': {
    status: 404,
    message: 'The national identity register does not know this number. Check it and try again',
    hausa: 'Rajistar shaidar ƙasa ba ta san wannan lamba ba. Duba ta sannan ka sake gwadawa',
  },
  'registration.identity-provider-unavailable': {
    status: 503,
    message: 'The national identity register does not answer at the moment. Try again in a few minutes',
    hausa: 'Rajistar shaidar ƙasa ba ta amsawa a yanzu. Sake gwadawa nan da ’yan mintoci',
  },
  'registration.look-up-expired': {
    status: 409,
    message: 'That took too long. Enter your NIN again',
    hausa: 'An ɗauki lokaci mai tsawo. Sake shigar da NIN ɗinka',
  },
  'registration.channel-unavailable': {
    status: 409,
    message: 'We cannot send a code that way. Choose another one',
    hausa: 'Ba za mu iya aika lamba ta wannan hanya ba. Zaɓi wata',
  },
  'registration.code-invalid': {
    status: 400,
    message: 'That code is not right, or it works no more. Ask for a new one',
    hausa: 'Wannan lambar ba daidai ba ce, ko ba ta aiki kuma. Nemi sabuwa',
  },
  'registration.already-registered': {
    status: 409,
    message: 'There is an account for this NIN already. Sign in, or reset your password',
    hausa: 'Akwai asusu na wannan NIN tuni. Shiga, ko sake saita kalmar sirrinka',
  },
  'registration.confirmation-waits': {
    status: 409,
    message: 'An officer has proposed this person already. The manager of the office confirms',
    hausa: 'Wani jami’i ya riga ya gabatar da wannan mutum. Manajan ofis ne zai tabbatar',
  },
  'registration.details-mismatch': {
    status: 422,
    message: 'These details do not agree with the national identity register',
    hausa: 'Waɗannan bayanai ba su dace da rajistar shaidar ƙasa ba',
  },
  'agency.not-found': { status: 404, message: 'There is no such agency' },
  'agency.already-exists': { status: 409, message: 'An agency has this RC number already' },
  'agent.already-pre-registered': { status: 409, message: 'This person is pre-registered as an agent already' },
  'agent.pre-registration-not-found': { status: 404, message: 'There is no such pre-registration' },
  'agent.pre-registration-used': {
    status: 409,
    message: 'The agent has registered already, or it was withdrawn before',
  },
  'agent.documents-missing': {
    status: 409,
    message: 'Hand in every document first',
    hausa: 'Ka fara miƙa kowace takarda',
  },
  'agent.registration-complete': {
    status: 409,
    message: 'Your registration as an agent is complete',
    hausa: 'Rajistarka ta wakili ta kammala',
  },
  'document.type-not-found': {
    status: 404,
    message: 'There is no such kind of document',
    hausa: 'Babu irin wannan takarda',
  },
  'document.not-found': { status: 404, message: 'There is no such document', hausa: 'Babu wannan takarda' },
} as const satisfies ErrorPart;
