import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const refundsErrors = {
  'refund.not-found': { status: 404, message: 'There is no such refund', hausa: 'Babu wannan mayarwa' },
  'refund.not-possible': {
    status: 409,
    message: 'The money of this bill cannot be asked back here',
    hausa: 'Ba za a iya neman kuɗin wannan bil a nan ba',
  },
  'refund.no-twin': {
    status: 409,
    message: 'We find no other receipt of yours for the same thing and amount. Choose another reason',
    hausa: 'Ba mu sami wani rasit naka na abu da adadi iri ɗaya ba. Zaɓi wani dalili',
  },
  'refund.too-late': {
    status: 409,
    message: 'A refund can be asked for until six years after the year of the payment',
    hausa: 'Ana iya neman mayarwa har shekaru shida bayan shekarar biya',
  },
  'refund.account-missing': { status: 409, message: 'Write down first to which bank account the money goes' },
  'refund.account-fixed': {
    status: 409,
    message: 'The account cannot be changed any more: the refund was proposed with it',
    hausa: 'Ba za a iya canza asusun ba kuma: an gabatar da mayarwa da shi',
  },
  'refund.account-held': {
    status: 409,
    message:
      'The account of this payer is being given back, or was within 72 hours. Until then nobody names where its money goes',
    hausa:
      'Ana mayar da asusun wannan mai biya, ko an mayar cikin awa 72. Kafin lokacin ya wuce ba wanda zai faɗi inda kuɗinsa za su je',
  },
  'refund.audit-missing': { status: 409, message: 'A tax of this amount is audited before its refund is proposed' },
  'refund.money-gone': {
    status: 409,
    message: 'The money is not there any more: the provider, or a decision, has taken it back. Nothing was sent',
  },
  'refund.notes-out': {
    status: 409,
    message:
      'Signed credit notes of this month of tax withheld are with those it was withheld from. The payer files the month with less first: what is over becomes credit once the notes are taken back',
  },
  'refund.provider-silent': {
    status: 503,
    message: 'The provider does not say whether the money is still there, so nothing was sent. Try again shortly',
  },
  'refund.under-way': {
    status: 409,
    message: 'It was sent before, and nobody has said for good what became of it: nothing is sent again',
  },
  'refund.by-list': { status: 409, message: 'This one is paid by the bank: put it on a list' },
  'refund.funding-known': { status: 409, message: 'This advice of the bank is noted already' },
  'refund.not-for-bank': { status: 409, message: 'A list for the bank holds refunds that are to be paid by it alone' },
} as const satisfies ErrorPart;
