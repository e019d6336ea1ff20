import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const receiptsErrors = {
  'receipt.not-found': {
    status: 404,
    message: 'We could not find an invoice or a receipt with this reference. Check it and try again',
    hausa: 'Ba mu sami bil ko rasit mai wannan lamba ba. Duba ta sannan ka sake gwadawa',
  },
  'receipt.none-yet': {
    status: 409,
    message: 'There is no receipt yet: the bill is not paid',
    hausa: 'Babu rasit tukuna: ba a biya bil ɗin ba',
  },
  'receipt.mailed-enough': {
    status: 429,
    message: 'This receipt was sent three times today. Download the PDF, or come back tomorrow',
    hausa: 'An aika wannan rasit sau uku yau. Sauke PDF, ko ka dawo gobe',
  },
  'receipt.signature-invalid': {
    status: 422,
    message: 'This receipt was not issued by us, or it was altered',
    hausa: 'Ba mu muka sa hannu a wannan rasit ba, ko an canza shi',
  },
} as const satisfies ErrorPart;
