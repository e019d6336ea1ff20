import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const enforcementErrors = {
  'enforcement.not-found': {
    status: 404,
    message: 'There is no such enforcement',
    hausa: 'Babu irin wannan tilastawa',
  },
  'visit-report.not-yours': {
    status: 403,
    message: 'This visit is not one of this officer',
    hausa: 'Wannan ziyara ba ta wannan jami’i ba ce',
  },
  'enforcement.not-lapsed': {
    status: 409,
    message: 'Only a demand that lapsed is enforced: nothing may be paid in parts, disputed or under way',
    hausa: 'Takardar da kwanakinta suka ƙare kaɗai ake tilastawa: kada a biya kashi-kashi, a yi jayayya ko ana biya',
  },
  'enforcement.exists': {
    status: 409,
    message: 'This demand is being enforced already',
    hausa: 'Ana tilasta wannan takarda tuni',
  },
  'enforcement.own': {
    status: 409,
    message: 'Nobody acts in their own case',
    hausa: 'Babu mai aiki a shari’ar kansa',
  },
  'enforcement.order-dates': {
    status: 409,
    message: 'The order was given today or before, and is valid today or longer',
    hausa: 'An ba da umarnin yau ko kafin yau, kuma yana aiki yau ko fiye',
  },
  'enforcement.beyond-order': {
    status: 409,
    message: 'The plan goes beyond the court order: another place or day, or something the court did not allow',
    hausa: 'Tsarin ya wuce umarnin kotu: wani wuri ko rana, ko abin da kotu ba ta yarda ba',
  },
  'enforcement.dwelling': {
    status: 409,
    message: 'A private dwelling is entered with consent or a warrant alone. Say who agreed',
    hausa: 'Gidan zama ana shiga da yarda ko izinin kotu kaɗai. Faɗi wanda ya yarda',
  },
  'enforcement.daytime': {
    status: 409,
    message: 'A visit begins and ends on one day between 6:45 and 17:45',
    hausa: 'Ziyara tana farawa ta ƙare rana ɗaya tsakanin 6:45 da 17:45',
  },
  'enforcement.team': {
    status: 409,
    message:
      'At least two officers of the office go, each with a badge and without a conflict. A search needs a woman and a man',
    hausa:
      'Aƙalla jami’an ofis biyu suke tafiya, kowa da lambarsa, ba tare da rikicin amana ba. Bincike yana bukatar mace da namiji',
  },
  'enforcement.not-the-day': {
    status: 409,
    message: 'The team leaves on the day and in the hours of its plan, a minute after every bill was asked about',
    hausa: 'Tawaga tana tashi a ranar da lokacin tsarinta, minti ɗaya bayan an tambayi kowane bil',
  },
  'enforcement.inventory': {
    status: 409,
    message:
      'An inventory names what was taken and who signed, or why not, with place, photographs and witness. It keeps to the plan and to the value the court allowed',
    hausa:
      'Jeri yana faɗin abin da aka ɗauka da wanda ya sa hannu, ko dalilin rashin hakan, da wuri, hotuna da shaida. Yana bin tsari da ƙimar da kotu ta yarda',
  },
  'enforcement.search': {
    status: 409,
    message: 'Only somebody of the team and of the same gender searches a person',
    hausa: 'Wanda yake cikin tawaga kuma jinsi ɗaya ne kaɗai yake binciken mutum',
  },
  'enforcement.keeping-days': {
    status: 409,
    message: 'Goods are kept fourteen days before they can be sold',
    hausa: 'Ana ajiye kaya kwana goma sha huɗu kafin a iya sayarwa',
  },
  'enforcement.sale': {
    status: 409,
    message: 'Nothing is sold while nothing is owed, or before the sale order was given',
    hausa: 'Ba a sayar da komai idan ba a bin komai, ko kafin a ba da umarnin sayarwa',
  },
  'enforcement.surplus': {
    status: 409,
    message: 'The surplus is given back after the sale, and not in the future',
    hausa: 'Ana mayar da ragowa bayan sayarwa, ba a nan gaba ba',
  },
  'substitution.not-found': {
    status: 404,
    message: 'There is no such substitution',
    hausa: 'Babu irin wannan wakilci wajen biya',
  },
  'substitution.legal-only': {
    status: 403,
    message: 'Only a Director who acts as Legal asks for a substitution',
    hausa: 'Darakta mai aikin sashen doka ne kaɗai yake neman wakilci wajen biya',
  },
  'substitution.no-holder': {
    status: 409,
    message: 'Nobody else in the register has this TPUI. Register the person first; a name alone appoints nobody',
    hausa: 'Babu wani a rajista mai wannan TPUI. Fara yi masa rajista; suna kaɗai ba ya naɗa kowa',
  },
  'substitution.bills': {
    status: 409,
    message: 'Choose bills that are open and demanded by this notice',
    hausa: 'Zaɓi bil da suke buɗe kuma wannan takarda ta nema',
  },
  'substitution.more-than-owed': {
    status: 409,
    message: 'The bills are more than this person owes the taxpayer',
    hausa: 'Bil ɗin sun fi abin da ake bin wannan mutum',
  },
  'substitution.exists': {
    status: 409,
    message: 'Somebody is appointed already to pay one of these bills',
    hausa: 'An riga an naɗa wani ya biya ɗaya daga cikin bil ɗin',
  },
  'substitution.own': {
    status: 409,
    message: 'Nobody acts in their own case, as the taxpayer or as whoever is appointed',
    hausa: 'Babu mai aiki a shari’ar kansa, ko mai haraji ko wanda aka naɗa',
  },
  'substitution.service': {
    status: 409,
    message: 'It is served after it was approved, and not in the future',
    hausa: 'Ana isarwa bayan an amince, ba a nan gaba ba',
  },
  'substitution.no-account': {
    status: 409,
    message: 'This person has no account. Serve the paper by hand or by courier',
    hausa: 'Wannan mutum ba shi da asusu. Isar da takardar da hannu ko ta ɗan aike',
  },
  'substitution.too-late': {
    status: 409,
    message: 'An objection arrives within the thirty days that begin with the service',
    hausa: 'Ƙin amincewa yana zuwa cikin kwana talatin daga isarwa',
  },
  'substitution.all-accepted': {
    status: 409,
    message: 'Who accepts all of it does not object. Say less than what is asked',
    hausa: 'Wanda ya yarda da duka ba ya ƙin amincewa. Faɗi ƙasa da abin da aka nema',
  },
  'substitution.decided-by-law': {
    status: 409,
    message: 'The ninety days are over: the law has upheld the objection',
    hausa: 'Kwana casa’in sun ƙare: doka ta karɓi ƙin amincewar',
  },
} as const satisfies ErrorPart;
