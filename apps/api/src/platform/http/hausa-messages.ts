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

  'feature.off': 'Hukumar haraji ta kashe wannan a yanzu. Ba a canza komai ba. Sake gwadawa wata rana',
  'account.not-registered': 'Ba a buɗe wannan asusun ta hanyar rajista ba',
  'account.code-invalid': 'Wannan lambar ba daidai ba ce, ko ba ta aiki kuma. Nemi sabuwa',
  'correction.open-already': 'Ba a yanke shawara kan buƙatarka ta ƙarshe ba tukuna. Ka fara janye ta',
  'correction.not-found': 'Babu wannan buƙata',
  'organisation.missing': 'Ka fara faɗin ƙungiyar da kake wakilta: a bayananka, ƙarƙashin Ƙungiya',

  'paye.not-found': 'Babu irin wannan jeri',
  'paye.month-not-open': 'Ana iya shirya jeri daga Janairu 2025 zuwa wannan wata',
  'paye.branch-not-found': 'Babu irin wannan reshe',
  'paye.branch-known': 'Kana da reshe mai wannan suna tuni',
  'paye.too-many-branches': 'Mai ɗaukar aiki yana da rassa 500 a mafi yawa',
  'paye.month-filed': 'An riga an gabatar da wannan wata da ma’aikatansa. Gyara shi da watan gaba ɗaya',
  'paye.return-months-missing':
    'Akwai watannin wannan shekara da ba a gabatar ba tukuna. Gabatar da su tukuna, sannan bayanin shekara',
  'paye.return-changed': 'An canza watannin a halin yanzu. Sake duba bayanin shekarar',
  'paye.return-filed': 'An riga an gabatar da wannan bayanin, kuma ba a gyara wani wata ba tun daga lokacin',
  'paye.return-not-filed': 'Ba a gabatar da bayanin wannan shekara ba tukuna. Form A tana faɗin abin da aka gabatar',
  'paye.nothing-receipted':
    'Babu watan wannan ma’aikaci da aka biya aka ba da rasiti tukuna. Takardar shaida tana faɗin abin da aka ba da rasiti kaɗai',
  'paye.draft-changed': 'An canza jerin a halin yanzu. Sake dubawa kafin ka gabatar',
  'withholding.not-found': 'Babu irin wannan jeri',
  'withholding.month-not-open': 'Ana iya shirya jeri daga Janairu 2025 zuwa wannan wata',
  'withholding.draft-changed': 'An canza jerin a halin yanzu. Sake dubawa kafin ka gabatar',
  'withholding.not-receipted':
    'Ba a biya wannan wata aka ba da rasiti ba tukuna. Takardar kuɗin ajiya tana faɗin abin da aka ba da rasiti kaɗai',

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
  'document.not-a-pdf': 'Fayilolin PDF kaɗai ake karɓa',
  'document.not-an-image': 'Hotunan PNG da JPEG kaɗai ake karɓa',
  'document.too-large': 'Hoton ya fi MB 10',

  'bill.not-found': 'Ba mu sami bil mai wannan lamba ba. Duba ta sannan ka sake gwadawa',
  'bill.already-paid': 'An riga an biya wannan',
  'bill.expired': 'Lokacin wannan bil ya wuce. Dole a sabunta shi kafin a biya',
  'bill.amount-changed': 'Kuɗin ya sauya tun da ka gan shi. Duba sabon kafin ka ci gaba',
  'bill.not-correctable': 'Bil da aka cika a nan kaɗai ake gyarawa a nan. Soke wannan ka yi wani',
  'bill.payment-pending':
    'Ana biyan wannan bil, ko mai karɓar kuɗin bai ba da amsa ba tukuna. Ka sake gwadawa bayan rabin sa’a',
  'bill.of-filed-month':
    'Wannan bil na watan da aka gabatar ne, ba a soke shi. Gyaran watan ne ke daidaita abin da ake bi',
  'bill.some-not-payable':
    'Ba za a iya biyan ɗaya daga cikin waɗannan bil yanzu ba: an biya shi, an soke shi, ya ƙare ko ana duba shi. Ka sake zaɓa',
  'bill.basket-changed':
    'An biya ɗaya daga cikin waɗannan bil, an soke shi ko an sauya shi a halin yanzu. Ka sake zaɓar abin da za ka biya',
  'plan.not-found': 'Babu irin wannan yarjejeniya',
  'plan.not-possible': 'Ba za a iya biyan wannan bil kashi-kashi yanzu ba. Ka sake buɗe shi ka ga dalili',
  'plan.nothing-to-assess':
    'Jinkiri bai ƙara komai a kan wannan yarjejeniya yanzu ba, ko an riga an fitar da bil ɗinsa. Ka sake dubawa',
  'bill.dispute-answered': 'MDA ɗinka ta riga ta faɗi abin da ta sani, ko an yanke tambayar. Ka sake duba ta',
  'bill.not-disputable':
    'Ba za a iya tambaya kan wannan bil a nan yanzu ba: ba a buɗe yake ba, ko tambaya kansa tana hannun ofis',
  'taxpayer.no-home-office': 'Babu ofishin haraji naka tukuna. Zaɓi ofishinka a bayananka, sannan ka sake tambaya',
  'bill.no-address': 'Babu adireshin imel a kan wannan bil',
  'bill.no-phone': 'Babu lambar waya da saƙo zai iya kaiwa a kan wannan bil',
  'bill.mailed-just-now': 'An aika wannan yanzu-yanzu. Ka jira minti biyar kafin ka sake aikawa',
  'bill.receipt-void': 'An soke rasit ɗin wannan bil: babu abin aikawa',
  'bill.cancelled': 'An soke wannan bil, ba za a iya biyansa ba',
  'bill.under-review': 'Ana duba wani biyan kuɗi na wannan bil. Kada ka sake biya; za mu tuntuɓe ka',
  'payment.session-failed': 'An sami kuskure wajen fara biyan kuɗi',
  'payment.gateway-unavailable': 'Ba a samun wannan hanyar biya tukuna',
  'payment.not-found': 'Ba a iya tabbatar da biyan kuɗi ba',
  'payment.provider-silent':
    'Kamfanin biyan kuɗi bai ba da amsar da za mu iya amfani da ita a yanzu ba. Kuɗinka bai ɓace ba kuma muna ci gaba da tambaya; kada ka sake biya',
  'saved-view.not-found': 'Babu irin wannan tsari da aka ajiye, ko ba naka ba ne',
  'saved-view.name-taken': 'Kana da tsari mai wannan suna. Zaɓi wani suna',
  'saved-view.too-many': 'Kana da tsare-tsare talatin na wannan jeri. Goge ɗaya tukuna',
  'credit.not-enough': 'Rarar kuɗinka ba ta isa wannan bil ba',
  'credit.bill-not-open': 'Wannan bil ba ya karɓar kuɗi yanzu. Sake duba shi',
  'credit.month-not-paid': 'Ba a biya wannan wata fiye da abin da ya kamata ba yanzu',
  'credit.month-refunded': 'Ana mayar da kuɗin wannan wata tuni',
  'credit.notes-out': 'Takardun harajin riƙo na wannan wata sun faɗi fiye da abin biya. Sai an karɓe su tukuna',
  'credit.no-notes-out': 'Babu takardar harajin riƙo ta wannan wata da ta faɗi fiye da abin biya',
  'credit.asked-already': 'An riga an gabatar da cewa rarar kuɗi za ta biya wannan bil',
  'refund.not-found': 'Babu wannan mayarwa',
  'refund.not-possible': 'Ba za a iya neman kuɗin wannan bil a nan ba',
  'refund.no-twin': 'Ba mu sami wani rasit naka na abu da adadi iri ɗaya ba. Zaɓi wani dalili',
  'refund.too-late': 'Ana iya neman mayarwa har shekaru shida bayan shekarar biya',
  'refund.account-fixed': 'Ba za a iya canza asusun ba kuma: an gabatar da mayarwa da shi',
  'receipt.not-found': 'Ba mu sami bil ko rasit mai wannan lamba ba. Duba ta sannan ka sake gwadawa',
  'receipt.signature-invalid': 'Ba mu muka sa hannu a wannan rasit ba, ko an canza shi',
};
