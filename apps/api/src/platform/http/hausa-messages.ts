import type { ErrorCode } from '@portal/contracts';

/**
 * What a person who reads Hausa is told, in place of the catalogue's English: everything a visitor, a payer or a taxpayer can meet.
 * What only staff and machines meet has none.
 */
// native reviewer: the whole list is ours.
export const hausaMessages: Partial<Readonly<Record<ErrorCode, string>>> = {
  'session.expired': 'Zaman shigarka ya ƙare. Za a mayar da kai shafinka na farko',
  'access.denied': 'Ba ka da izinin ganin wannan',
  'request.invalid': 'Wasu abubuwan da aka aika ba daidai ba ne',
  'request.too-large': 'Abin da aka aika ya fi girman da ake karɓa',
  'request.too-slow': 'Fayil ɗin yana zuwa a hankali sosai. Sake gwadawa da haɗin intanet mafi kyau',
  'request.rate-limited': 'An gwada sau da yawa. Jira kaɗan sannan ka sake gwadawa',
  'service.unavailable': 'Ba a samun sabis ɗin a yanzu. Sake gwadawa nan da ɗan lokaci',
  unexpected: 'An sami kuskure. Da fatan za a tuntuɓi masu taimako',

  'identity.invalid-credentials': 'Imel ko kalmar sirri ba daidai ba ne',
  'identity.email-not-verified': 'Ka fara tabbatar da imel ɗinka. Za mu iya sake aika hanyar haɗin',
  'identity.second-factor-invalid': 'Wannan lambar ba daidai ba ce, ko an riga an yi amfani da ita',
  'identity.challenge-expired': 'An ɗauki lokaci mai tsawo. Sake shiga',
  'identity.link-invalid': 'An riga an yi amfani da wannan hanyar haɗi ko lokacinta ya wuce. Nemi sabuwa',
  'identity.password-known': 'An san wannan kalmar sirri ko mutane da yawa suna amfani da ita. Zaɓi wata',
  'identity.second-factor-enrolled': 'Asusunka yana da tantancewa ta biyu tuni',
  'identity.second-factor-missing': 'Wannan asusu ba shi da tantancewa ta biyu',
  'identity.second-factor-required': 'Dole aikinka ya kasance da tantancewa ta biyu: ba za a iya kashe ta ba',
  'identity.unproved':
    'Ka fara tabbatar da lambar shaidarka ta ɗan ƙasa. Kafin nan kana iya buɗe bil ka biya ta lambarsa',

  'account.not-registered': 'Ba a buɗe wannan asusun ta hanyar rajista ba',
  'account.code-invalid': 'Wannan lambar ba daidai ba ce, ko ba ta aiki kuma. Nemi sabuwa',
  'correction.open-already': 'Ba a yanke shawara kan buƙatarka ta ƙarshe ba tukuna. Ka fara janye ta',
  'correction.not-found': 'Babu wannan buƙata',
  'organisation.missing': 'Ka fara faɗin ƙungiyar da kake wakilta: a bayananka, ƙarƙashin Ƙungiya',

  'registration.nin-not-found': 'Rajistar shaidar ƙasa ba ta san wannan lamba ba. Duba ta sannan ka sake gwadawa',
  'registration.identity-provider-unavailable':
    'Rajistar shaidar ƙasa ba ta amsawa a yanzu. Sake gwadawa nan da ’yan mintoci',
  'registration.look-up-expired': 'An ɗauki lokaci mai tsawo. Sake shigar da NIN ɗinka',
  'registration.channel-unavailable': 'Ba za mu iya aika lamba ta wannan hanya ba. Zaɓi wata',
  'registration.code-invalid': 'Wannan lambar ba daidai ba ce, ko ba ta aiki kuma. Nemi sabuwa',
  'registration.already-registered': 'Akwai asusu na wannan NIN tuni. Shiga, ko sake saita kalmar sirrinka',
  'registration.details-mismatch': 'Waɗannan bayanai ba su dace da rajistar shaidar ƙasa ba',
  'agent.documents-missing': 'Ka fara miƙa kowace takarda',
  'agent.registration-complete': 'Rajistarka ta wakili ta kammala',
  'document.type-not-found': 'Babu irin wannan takarda',
  'document.not-found': 'Babu wannan takarda',
  'notice.not-found': 'Babu wannan sanarwa',
  'document.not-an-image': 'Hotunan PNG da JPEG kaɗai ake karɓa',
  'document.too-large': 'Hoton ya fi MB 10',

  'bill.not-found': 'Ba mu sami bil mai wannan lamba ba. Duba ta sannan ka sake gwadawa',
  'bill.already-paid': 'An riga an biya wannan',
  'bill.expired': 'Lokacin wannan bil ya wuce. Dole a sabunta shi kafin a biya',
  'bill.cancelled': 'An soke wannan bil, ba za a iya biyansa ba',
  'bill.under-review': 'Ana duba wani biyan kuɗi na wannan bil. Kada ka sake biya; za mu tuntuɓe ka',
  'payment.session-failed': 'An sami kuskure wajen fara biyan kuɗi',
  'payment.gateway-unavailable': 'Ba a samun wannan hanyar biya tukuna',
  'payment.not-found': 'Ba a iya tabbatar da biyan kuɗi ba',
  'saved-view.not-found': 'Babu irin wannan tsari da aka ajiye, ko ba naka ba ne',
  'saved-view.name-taken': 'Kana da tsari mai wannan suna. Zaɓi wani suna',
  'saved-view.too-many': 'Kana da tsare-tsare talatin na wannan jeri. Goge ɗaya tukuna',
  'receipt.not-found': 'Ba mu sami bil ko rasit mai wannan lamba ba. Duba ta sannan ka sake gwadawa',
  'receipt.signature-invalid': 'Ba mu muka sa hannu a wannan rasit ba, ko an canza shi',
};
