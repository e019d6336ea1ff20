import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const demandsErrors = {
  'demand.not-found': {
    status: 404,
    message: 'There is no such demand notice',
    hausa: 'Babu irin wannan takardar neman biya',
  },
  'demand.bill-paid': { status: 409, message: 'One of its bills is paid. Open the notice again to see which' },
  'demand.bill-cancelled': {
    status: 409,
    message: 'One of its bills was cancelled. Open the notice again to see which',
  },
  'demand.bill-not-demandable': {
    status: 409,
    message: 'Only bills of filed returns, PAYE, withholding, assessments and penalties can be demanded',
  },
  'demand.bill-in-plan': {
    status: 409,
    message: 'One of its bills is paid in parts, or a plan for it is asked for. Nothing is demanded meanwhile',
  },
  'demand.bill-objected': {
    status: 409,
    message: 'There is an objection against one of its bills. Nothing is demanded until it is decided',
  },
  'demand.bill-not-final': { status: 409, message: 'One of its bills can still be objected to' },
  'demand.bill-not-due': { status: 409, message: 'One of its bills is not overdue' },
  'demand.bill-disputed': {
    status: 409,
    message: 'One of its bills is disputed. Decide the dispute before you demand the bill',
  },
  'demand.bill-demanded': { status: 409, message: 'One of its bills is demanded by another notice' },
  'demand.bill-credit': {
    status: 409,
    message: 'One of its bills is to be paid from credit, and nobody has decided that yet',
  },
  'demand.bill-payment-pending': {
    status: 409,
    message: 'Somebody is paying one of its bills now, or its money is under review. Try again when that has ended',
  },
  'demand.nothing-owed': { status: 409, message: 'Nothing of this notice is owed any more. Withdraw it' },
  'demand.no-account': {
    status: 409,
    message: 'The taxpayer has no account here. Serve it by hand or by courier',
  },
  'demand.service-moment': {
    status: 409,
    message: 'It was served after it was issued, and not in the future. Correct the time',
  },
} as const satisfies ErrorPart;
