import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const creditErrors = {
  'credit.not-found': { status: 404, message: 'Nobody has proposed that' },
  'credit.not-enough': {
    status: 409,
    message: 'There is not enough credit for this bill',
    hausa: 'Rarar kuɗinka ba ta isa wannan bil ba',
  },
  'credit.bill-not-open': {
    status: 409,
    message: 'This bill takes no money now. Look at it again',
    hausa: 'Wannan bil ba ya karɓar kuɗi yanzu. Sake duba shi',
  },
  'credit.month-not-paid': {
    status: 409,
    message: 'This month is not paid beyond what is due any more',
    hausa: 'Ba a biya wannan wata fiye da abin da ya kamata ba yanzu',
  },
  'credit.month-refunded': {
    status: 409,
    message: 'Money of this month is being given back already',
    hausa: 'Ana mayar da kuɗin wannan wata tuni',
  },
  'credit.notes-out': {
    status: 409,
    message: 'Credit notes of this month claim more than is due. They have to be taken back first',
    hausa: 'Takardun harajin riƙo na wannan wata sun faɗi fiye da abin biya. Sai an karɓe su tukuna',
  },
  'credit.no-notes-out': {
    status: 409,
    message: 'No credit note of this month claims more than is due',
    hausa: 'Babu takardar harajin riƙo ta wannan wata da ta faɗi fiye da abin biya',
  },
  'credit.asked-already': {
    status: 409,
    message: 'It is proposed already that credit pays this bill',
    hausa: 'An riga an gabatar da cewa rarar kuɗi za ta biya wannan bil',
  },
} as const satisfies ErrorPart;
