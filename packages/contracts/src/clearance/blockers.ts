import type { Localized } from '../language.ts';

/**
 * What stands between a taxpayer and a certificate. `year-not-filed`: a return that was expected; `year-unknown`: the portal knows of no
 * income of that year, which is a question and costs nothing; `bill-unpaid`: what is due, penalties and levies with it; `plan-broken`: a
 * part of an agreement that was not kept; `duty-missing`: a month or year an organisation had to file.
 */
export const clearanceBlockerKinds = [
  'year-not-filed',
  'year-unknown',
  'bill-unpaid',
  'plan-broken',
  'duty-missing',
] as const;
export type ClearanceBlockerKind = (typeof clearanceBlockerKinds)[number];

/** What one does about a blocker, or beforehand. */
export const clearanceActions = [
  'file-return',
  'pay-bill',
  'state-no-income',
  'upload-proof',
  'prove-identity',
  'file-duty',
] as const;
export type ClearanceAction = (typeof clearanceActions)[number];

/** What is listed and never blocks: a part in dispute, a plan that is kept, what others withheld (72(5)), months that an employer owes. */
export const clearanceRestKinds = ['disputed', 'plan-kept', 'withheld', 'not-due', 'employer-missing'] as const;
export type ClearanceRestKind = (typeof clearanceRestKinds)[number];

/** Why a person decides where nothing blocks. */
export const clearancePersonReasons = [
  'identity-not-proved',
  'no-income',
  'new-resident',
  'other-name',
  'filed-on-paper',
  'employer-missing',
  'organisation',
  'staff',
  'drawn',
] as const;
export type ClearancePersonReason = (typeof clearancePersonReasons)[number];

/** How a year counts as filed. */
export const clearanceYearBases = [
  'return',
  'paye',
  'paper',
  'no-income',
  'not-resident',
  'payslips',
  'duties',
] as const;
export type ClearanceYearBasis = (typeof clearanceYearBases)[number];

// native reviewer: the Hausa of the whole file is ours.
export const clearanceBlockerWords = {
  'year-not-filed': { en: 'The return of {year} is not filed', ha: 'Ba a miƙa bayanin {year} ba' },
  'year-unknown': { en: '{year}: we know of no income', ha: '{year}: ba mu san wani kuɗin shiga ba' },
  'bill-unpaid': { en: '{what} is not paid', ha: 'Ba a biya {what} ba' },
  'plan-broken': { en: 'An agreed part of {what} is not paid', ha: 'Ba a biya kaso na {what} da aka yarda ba' },
  'duty-missing': { en: '{what} of {period} is not filed', ha: 'Ba a miƙa {what} na {period} ba' },
} as const satisfies Readonly<Record<ClearanceBlockerKind, Localized>>;

export const clearanceActionWords = {
  'file-return': { en: 'File {year}', ha: 'Miƙa {year}' },
  'pay-bill': { en: 'Pay {amount}', ha: 'Biya {amount}' },
  'state-no-income': { en: 'I had no income in {year}', ha: 'Ban sami kuɗi a {year} ba' },
  'upload-proof': { en: 'I filed {year} on paper', ha: 'Na miƙa {year} a takarda' },
  'prove-identity': { en: 'Prove who you are', ha: 'Tabbatar da kai wane ne' },
  'file-duty': { en: 'File {period}', ha: 'Miƙa {period}' },
} as const satisfies Readonly<Record<ClearanceAction, Localized>>;

export const clearanceRestWords = {
  disputed: { en: 'In dispute: it rests until it is decided', ha: 'Ana jayayya: yana jira sai an yanke' },
  'plan-kept': { en: 'Agreed to be paid in parts, and kept', ha: 'An yarda a biya kashi-kashi, ana cikawa' },
  withheld: {
    en: 'Withheld from you by others: their delay is not yours',
    ha: 'Wasu sun riƙe daga gare ka: jinkirinsu ba naka ba ne',
  },
  'not-due': { en: 'Not due yet', ha: 'Lokacin biya bai yi ba' },
  'employer-missing': {
    en: 'Months your employer did not file: not held against you',
    ha: 'Watannin da mai aikinka bai miƙa ba: ba laifinka ba ne',
  },
} as const satisfies Readonly<Record<ClearanceRestKind, Localized>>;

export const clearancePersonReasonWords = {
  'identity-not-proved': { en: 'Your identity was not proved by a code', ha: 'Ba a tabbatar da kai da lamba ba' },
  'no-income': { en: 'A year without income', ha: 'Shekara ba tare da kuɗin shiga ba' },
  'new-resident': { en: 'A year in which you did not live here', ha: 'Shekarar da ba ka zaune a nan' },
  'other-name': { en: 'Salary rows under another name', ha: 'Albashi a wani suna dabam' },
  'filed-on-paper': { en: 'A year filed or paid outside the portal', ha: 'Shekarar da aka miƙa ko aka biya a waje' },
  'employer-missing': { en: 'Months your employer did not file', ha: 'Watannin da mai aikinka bai miƙa ba' },
  organisation: { en: 'An organisation', ha: 'Ƙungiya ko kamfani' },
  staff: { en: 'Staff of the service', ha: 'Ma’aikacin hukuma' },
  drawn: { en: 'Drawn for a check: two in a hundred are', ha: 'An zaɓa don bincike: biyu cikin ɗari' },
} as const satisfies Readonly<Record<ClearancePersonReason, Localized>>;

export const clearanceYearBasisWords = {
  return: { en: 'Filed', ha: 'An miƙa' },
  paye: { en: 'Filed by your employer', ha: 'Mai aikinka ya miƙa' },
  paper: { en: 'Filed on paper', ha: 'An miƙa a takarda' },
  'no-income': { en: 'No income, declared', ha: 'Babu kuɗin shiga, an faɗa' },
  'not-resident': { en: 'Lived elsewhere', ha: 'Ya zauna a wani wuri' },
  payslips: { en: 'By payslips', ha: 'Bisa takardun albashi' },
  duties: { en: 'Duties filed', ha: 'An miƙa ayyuka' },
} as const satisfies Readonly<Record<ClearanceYearBasis, Localized>>;
