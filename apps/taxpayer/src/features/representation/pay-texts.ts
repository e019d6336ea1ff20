import type { Localized, ReasonLeftOut } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const payTexts = {
  choose: { en: 'Choose bills to pay', ha: 'Zaɓi bil ɗin da za a biya' },
  hide: { en: 'Hide the bills', ha: 'Ɓoye bil ɗin' },
  reading: { en: 'Reading the bills', ha: 'Ana karanta bil ɗin' },
  failed: {
    en: 'The bills of this client could not be read. Try again shortly',
    ha: 'Ba a iya karanta bil ɗin wannan abokin hulɗa ba. Sake gwadawa',
  },
  none: {
    en: 'Nothing of this client can be paid now.',
    ha: 'Babu abin da za a iya biya na wannan abokin hulɗa yanzu.',
  },
  more: {
    en: 'These are the most urgent. Others are in the client’s own list: act for them to see it.',
    ha: 'Waɗannan ne mafi gaggawa. Sauran suna cikin jerin abokin hulɗar: wakilce shi ka gani.',
  },
  dueBy: { en: 'due by', ha: 'a biya kafin' },
  pending: { en: 'A payment for it is being checked', ha: 'Ana duba biyansa' },
  refused: {
    en: 'This client does not let you pay for them any more',
    ha: 'Wannan abokin hulɗa bai yarda ka biya masa ba yanzu',
  },
  notNow: { en: 'It cannot be paid now', ha: 'Ba za a iya biyansa yanzu ba' },
  title: { en: 'Pay for your clients', ha: 'Biya wa abokan hulɗarka' },
  onlyOne: {
    en: 'Tick a bill of another client as well. One alone is paid by acting for its client.',
    ha: 'Ka zaɓi bil na wani abokin hulɗa ma. Guda ɗaya ana biyansa ta wakiltar mai shi.',
  },
  preparing: { en: 'Putting them together...', ha: 'Ana haɗa su...' },
  putFailed: {
    en: 'These bills could not be put together. Try again shortly',
    ha: 'Ba a iya haɗa waɗannan bil ba. Ka sake gwadawa nan ba da daɗewa ba',
  },
  drop: { en: 'Go on without them', ha: 'Ci gaba ba tare da su ba' },
  leftOut: { en: 'Left out of the payment', ha: 'Waɗanda aka bari daga biyan' },
} as const satisfies Readonly<Record<string, Localized>>;

export const leftOutTexts: Readonly<Record<ReasonLeftOut, Localized>> = {
  paid: { en: 'it was paid meanwhile', ha: 'an riga an biya shi' },
  'payment-pending': { en: 'a payment for it is under way', ha: 'ana biyansa yanzu' },
  expired: { en: 'it has expired', ha: 'lokacinsa ya wuce' },
  cancelled: { en: 'it was cancelled', ha: 'an soke shi' },
  'under-review': { en: 'a payment for it is under review', ha: 'ana duba wani biyansa' },
  void: { en: 'its receipt was voided', ha: 'an soke rasit ɗinsa' },
};

export const payNow = (bills: number, amount: string): Localized => ({
  en: `Pay ${bills} bills, ${amount}`,
  ha: `Biya bil ${bills}, ${amount}`,
});
export const chosenSoFar = (bills: number, clients: number, amount: string): Localized => ({
  en: `${bills} ${bills === 1 ? 'bill' : 'bills'} of ${clients} ${clients === 1 ? 'client' : 'clients'}, ${amount}`,
  ha: `Bil ${bills} na abokan hulɗa ${clients}, ${amount}`,
});
export const tooMany = (most: number): Localized => ({
  en: `At most ${most} bills at once`,
  ha: `Bil ${most} kaɗai a lokaci ɗaya`,
});
