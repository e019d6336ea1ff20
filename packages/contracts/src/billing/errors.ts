import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const billingErrors = {
  'bill.not-correctable': {
    status: 409,
    message: 'Only bills that were filled here are corrected here. Cancel this one and raise another',
    hausa: 'Bil da aka cika a nan kaɗai ake gyarawa a nan. Soke wannan ka yi wani',
  },
  'bill.amount-changed': {
    status: 409,
    message: 'The amount has changed since you saw it. Look at the new one before you go on',
    hausa: 'Kuɗin ya sauya tun da ka gan shi. Duba sabon kafin ka ci gaba',
  },
  'bill.not-found': {
    status: 404,
    message: 'We could not find a bill with this reference. Check it and try again',
    hausa: 'Ba mu sami bil mai wannan lamba ba. Duba ta sannan ka sake gwadawa',
  },
  'bill.already-paid': { status: 409, message: 'This bill has already been paid', hausa: 'An riga an biya wannan' },
  'bill.expired': {
    status: 409,
    message: 'This invoice has expired. It must be renewed before it can be paid',
    hausa: 'Lokacin wannan bil ya wuce. Dole a sabunta shi kafin a biya',
  },
  'bill.cancelled': {
    status: 409,
    message: 'This bill was cancelled and cannot be paid',
    hausa: 'An soke wannan bil, ba za a iya biyansa ba',
  },
  'bill.under-review': {
    status: 409,
    message: 'A payment for this bill is being reviewed. Please do not pay again; we will contact you',
    hausa: 'Ana duba wani biyan kuɗi na wannan bil. Kada ka sake biya; za mu tuntuɓe ka',
  },
  'bill.payment-pending': {
    status: 409,
    message: 'A payment for this bill is under way, or its provider has not answered yet. Try again in half an hour',
    hausa: 'Ana biyan wannan bil, ko mai karɓar kuɗin bai ba da amsa ba tukuna. Ka sake gwadawa bayan rabin sa’a',
  },
  'bill.of-filed-month': {
    status: 409,
    message: 'This bill is of a filed month and cannot be cancelled. An amendment of the month corrects what is due',
    hausa: 'Wannan bil na watan da aka gabatar ne, ba a soke shi. Gyaran watan ne ke daidaita abin da ake bi',
  },
  'bill.of-the-law': {
    status: 409,
    message: 'This bill is of an assessment, an objection or a penalty, and ends with it alone',
    hausa: 'Wannan bil na kimantawa, ko ƙin amincewa, ko tara ne, kuma da shi kaɗai yake ƙarewa',
  },
  'bill.office-of-its-day': {
    status: 409,
    message: 'This bill has the tax office of its day of issue, and keeps it',
    hausa: 'Wannan bil yana da ofishin haraji na ranar da aka fitar da shi, kuma ba zai sauya ba',
  },
  'bill.no-office-known': {
    status: 409,
    message: 'No tax office is known for this payer or their area. Choose one',
    hausa: 'Ba a san ofishin haraji na wannan mai biya ko na yankinsa ba. Ka zaɓi ɗaya',
  },
  'bill.some-not-payable': {
    status: 409,
    message:
      'One of these bills cannot be paid now: it was paid, cancelled, has expired or is under review. Choose again',
    hausa:
      'Ba za a iya biyan ɗaya daga cikin waɗannan bil yanzu ba: an biya shi, an soke shi, ya ƙare ko ana duba shi. Ka sake zaɓa',
  },
  'bill.basket-changed': {
    status: 409,
    message: 'One of these bills was paid, cancelled or changed meanwhile. Choose again what to pay',
    hausa:
      'An biya ɗaya daga cikin waɗannan bil, an soke shi ko an sauya shi a halin yanzu. Ka sake zaɓar abin da za ka biya',
  },
  'bill.consent-ended': {
    status: 403,
    message: 'One of these clients does not let you pay for them any more. Choose again without their bills',
    hausa:
      'Ɗaya daga cikin waɗannan abokan hulɗa bai yarda ka biya masa ba yanzu. Ka sake zaɓa ba tare da bil ɗinsa ba',
  },
  'bill.too-few-payable': {
    status: 409,
    message: 'Fewer than two of these bills can be paid now. Choose again',
    hausa: 'Ƙasa da biyu daga cikin waɗannan bil ake iya biya yanzu. Ka sake zaɓa',
  },
  'bill.dispute-answered': {
    status: 409,
    message: 'Your MDA has said what it knows already, or the question was decided. Look at it again',
    hausa: 'MDA ɗinka ta riga ta faɗi abin da ta sani, ko an yanke tambayar. Ka sake duba ta',
  },
  'bill.not-disputable': {
    status: 409,
    message:
      'Nothing can be asked about this bill here now: it is not open, or a question about it is with the office already',
    hausa: 'Ba za a iya tambaya kan wannan bil a nan yanzu ba: ba a buɗe yake ba, ko tambaya kansa tana hannun ofis',
  },
  'bill.no-address': {
    status: 409,
    message: 'There is no email address on this bill',
    hausa: 'Babu adireshin imel a kan wannan bil',
  },
  'bill.no-phone': {
    status: 409,
    message: 'There is no telephone number on this bill that a text message reaches',
    hausa: 'Babu lambar waya da saƙo zai iya kaiwa a kan wannan bil',
  },
  'bill.mailed-just-now': {
    status: 409,
    message: 'This was sent a moment ago. Wait five minutes to send it again',
    hausa: 'An aika wannan yanzu-yanzu. Ka jira minti biyar kafin ka sake aikawa',
  },
  'bill.receipt-void': {
    status: 409,
    message: 'The receipt of this bill is void: there is nothing to send',
    hausa: 'An soke rasit ɗin wannan bil: babu abin aikawa',
  },
} as const satisfies ErrorPart;
