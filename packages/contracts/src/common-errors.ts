import type { ErrorPart } from './error-part.ts';

/** What any operation can answer, whatever it is about. */
// native reviewer: the Hausa of the whole list is ours.
export const commonErrors = {
  'session.expired': {
    status: 401,
    message: 'Your current session is expired. You will be redirected to your homepage',
    hausa: 'Zaman shigarka ya ƙare. Za a mayar da kai shafinka na farko',
  },
  'access.denied': {
    status: 403,
    message: 'You do not have access to this resource',
    hausa: 'Ba ka da izinin ganin wannan',
  },
  'request.invalid': {
    status: 422,
    message: 'Some of the values sent are not valid',
    hausa: 'Wasu abubuwan da aka aika ba daidai ba ne',
  },
  'request.malformed': { status: 400, message: 'The request could not be read' },
  'request.method-not-allowed': { status: 405, message: 'This address does not accept that kind of request' },
  'request.too-large': {
    status: 413,
    message: 'The request is larger than this address accepts',
    hausa: 'Abin da aka aika ya fi girman da ake karɓa',
  },
  'request.too-slow': {
    status: 408,
    message: 'The file came too slowly. Try again with a better connection',
    hausa: 'Fayil ɗin yana zuwa a hankali sosai. Sake gwadawa da haɗin intanet mafi kyau',
  },
  'request.unsupported-media-type': { status: 415, message: 'This address does not accept that kind of content' },
  'request.rate-limited': {
    status: 429,
    message: 'Too many attempts. Wait a moment and try again',
    hausa: 'An gwada sau da yawa. Jira kaɗan sannan ka sake gwadawa',
  },
  'route.not-found': { status: 404, message: 'Nothing exists at this address' },
  'service.unavailable': {
    status: 503,
    message: 'The service is not available at the moment. Try again shortly',
    hausa: 'Ba a samun sabis ɗin a yanzu. Sake gwadawa nan da ɗan lokaci',
  },
  'request.changed-meanwhile': {
    status: 409,
    message: 'Somebody else changed this while it was open here. Nothing was saved. Look at it again',
    hausa: 'Wani ya canza wannan yayin da yake buɗe a nan. Ba a adana komai ba. Sake dubawa',
  },
  unexpected: {
    status: 500,
    message: 'An error has occurred. Please contact support',
    hausa: 'An sami kuskure. Da fatan za a tuntuɓi masu taimako',
  },
  'document.not-a-pdf': { status: 422, message: 'Only PDF files are accepted', hausa: 'Fayilolin PDF kaɗai ake karɓa' },
  'document.not-an-image': {
    status: 422,
    message: 'Only PNG and JPEG pictures are accepted',
    hausa: 'Hotunan PNG da JPEG kaɗai ake karɓa',
  },
  'document.too-large': { status: 413, message: 'The picture is larger than 10 MB', hausa: 'Hoton ya fi MB 10' },
  'feature.off': {
    status: 409,
    message: 'The revenue service has switched this off for now. Nothing was changed. Try again another day',
    hausa: 'Hukumar haraji ta kashe wannan a yanzu. Ba a canza komai ba. Sake gwadawa wata rana',
  },
  'form.looks-automated': {
    status: 422,
    message: 'That was quicker than a person can type. Wait a few seconds and send it again',
  },
} as const satisfies ErrorPart;
