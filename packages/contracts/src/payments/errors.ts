import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const paymentsErrors = {
  'payment.session-failed': {
    status: 502,
    message: 'An error occurred while creating a payment session',
    hausa: 'An sami kuskure wajen fara biyan kuɗi',
  },
  'payment.gateway-unavailable': {
    status: 409,
    message: 'This payment method is not available yet',
    hausa: 'Ba a samun wannan hanyar biya tukuna',
  },
  'gateway.not-configured': {
    status: 409,
    message: 'This installation has no settings for its provider: payments would be refused',
  },
  'gateway.last-one': { status: 409, message: 'Nobody could pay any more: keep one way available' },
  'payment.not-found': {
    status: 404,
    message: 'Unable to confirm payment',
    hausa: 'Ba a iya tabbatar da biyan kuɗi ba',
  },
  'payment.provider-silent': {
    status: 503,
    message:
      'The payment provider gives no answer that we can use now. Your money is not lost and we go on asking; please do not pay again',
    hausa:
      'Kamfanin biyan kuɗi bai ba da amsar da za mu iya amfani da ita a yanzu ba. Kuɗinka bai ɓace ba kuma muna ci gaba da tambaya; kada ka sake biya',
  },
  'payment.recorded-later': {
    status: 503,
    message:
      'We cannot record payments at this moment. Your money is not lost: your payment goes on, and your receipt follows. Please do not pay again',
    hausa:
      'Ba za mu iya rubuta biyan kuɗi a yanzu ba. Kuɗinka bai ɓace ba: biyanka yana ci gaba, kuma rasit ɗinka zai biyo baya. Kada ka sake biya',
  },
  'review.not-found': { status: 404, message: 'There is no such case' },
  'review.option-gone': { status: 409, message: 'This can no longer be done with the money. Look at the case again' },
  'review.proposal-missing': { status: 409, message: 'Say first what is to become of the money' },
  'review.nothing-to-ask': { status: 409, message: 'This money was decided about: the provider is not asked any more' },
  'review.not-countered': { status: 409, message: 'There is no decision here that could be taken back' },
} as const satisfies ErrorPart;
