import type { Localized } from '../language.ts';

/**
 * What a figure counts, said once for every screen that shows it. The period is the screen's own; "now" is the moment the screen
 * names beside it.
 */
// native reviewer: the Hausa of the whole list is ours.
export const figureDefinitions = {
  billed: {
    en: 'Amounts of the bills issued in the period. A bill counts once, whatever its lines; cancelled bills are left out.',
    ha: 'Adadin bil da aka fitar a lokacin. Ana ƙirga bil sau ɗaya, ko layukansa nawa; ba a ƙirga wanda aka soke.',
  },
  collected: {
    en: 'Receipts by the day of payment, less receipts voided in the period. A receipt counts once; the rows it opens are its lines, so there can be more rows than receipts. Money under review is left out. A month is closed on the tenth of the next: what is booked after that is in it, and named apart.',
    ha: 'Rasitai bisa ranar biya, an cire waɗanda aka soke a lokacin. Ana ƙirga rasiti sau ɗaya; layukan da yake buɗewa su ne layukansa, don haka za su iya fin rasitai yawa. Ba a haɗa kuɗin da ake dubawa ba. Ana rufe wata a ranar goma ga na gaba: abin da aka rubuta bayan haka yana ciki, kuma ana faɗinsa daban.',
  },
  outstanding: {
    en: 'Of the bills issued in the period, those that are neither paid nor cancelled now. Expired bills are counted.',
    ha: 'Daga cikin bil da aka fitar a lokacin, waɗanda ba a biya ba kuma ba a soke ba yanzu. Ana ƙirga waɗanda suka ƙare.',
  },
  underReview: {
    en: 'Money that arrived and is not collected, because a person looks at it. It is what is held now, of whatever day.',
    ha: 'Kuɗin da ya iso amma ba a karɓe shi ba, saboda mutum yana dubawa. Shi ne abin da ake riƙe da shi yanzu, na kowace rana.',
  },
  settlementPending: {
    en: 'What payment providers took and no list of theirs has paid over. It is of the whole state now, whatever the period.',
    ha: 'Abin da masu karɓar kuɗi suka karɓa kuma babu jerinsu da ya biya. Na jihar duka ne yanzu, ko wane lokaci aka zaɓa.',
  },
  registered: {
    en: 'Taxpayers in the register at the end of the period.',
    ha: 'Masu biyan haraji da ke cikin rajista a ƙarshen lokacin.',
  },
  target: {
    en: 'The part of the year’s budget target that falls on the days up to now.',
    ha: 'Rabon manufar kasafin shekara da ya faɗa kan kwanaki har zuwa yau.',
  },
  filedInTime: {
    en: 'As TADAT counts on-time filing: returns filed by the due day, divided by the returns that were due from whoever the register knows has to file. A levy without a return counts as filed when it is paid. Excused and ended duties are left out; a day that was extended for everybody counts. Nobody who is unregistered is counted.',
    ha: 'Yadda TADAT take ƙirga gabatarwa a kan lokaci: bayanan da aka gabatar zuwa ranar ƙarshe, a raba da waɗanda suka wajaba daga waɗanda rajista ta san su. Kuɗin da ba shi da bayani yana zama an gabatar da shi idan an biya. Ba a haɗa waɗanda aka yafe ko suka ƙare ba; ana ƙirga ranar da aka ƙara ga kowa.',
  },
  paidInTimeCount: {
    en: 'As TADAT counts on-time payment, by number: of the filed returns that have a bill, those whose whole bill was paid by the due day. Parts of a plan count together.',
    ha: 'Yadda TADAT take ƙirga biya a kan lokaci, bisa adadi: daga bayanan da aka gabatar masu bil, waɗanda aka biya bil ɗinsu duka zuwa ranar ƙarshe.',
  },
  paidInTimeValue: {
    en: 'As TADAT counts on-time payment, by value: of what was billed for the filed returns, what was paid by the due day.',
    ha: 'Yadda TADAT take ƙirga biya a kan lokaci, bisa kuɗi: daga abin da aka nema na bayanan da aka gabatar, abin da aka biya zuwa ranar ƙarshe.',
  },
  lateCured: {
    en: 'Returns not filed by the due day that were filed within 90 days after it, divided by all that were not filed by it. Only days of which the 90 are over count.',
    ha: 'Bayanan da ba a gabatar zuwa ranar ƙarshe ba amma aka gabatar cikin kwana 90, a raba da duk waɗanda ba a gabatar ba. Sai ranakun da kwana 90 ɗinsu suka cika.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
export type FigureName = keyof typeof figureDefinitions;
