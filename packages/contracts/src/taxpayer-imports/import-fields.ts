import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { phoneNumberSchema, signupEmailSchema } from '../registration/person-fields.ts';

interface ImportField {
  readonly label: Localized;
  readonly isRequired?: true;
  /** Headings that say it, in small letters. */
  readonly known: readonly string[];
}

/** What a column of a spreadsheet may say. A row is a taxpayer, and with an amount also a bill of one line. */
export const importFields = {
  name: {
    label: { en: 'Name', ha: 'Suna' },
    isRequired: true,
    known: ['name', 'taxpayer', 'taxpayer name', 'full name', 'suna'],
  },
  tpui: { label: { en: 'TPUI they have', ha: 'TPUI ɗinsu' }, known: ['tpui'] },
  category: { label: { en: 'Kind', ha: 'Nau’i' }, known: ['kind', 'category', 'type'] },
  phone: {
    label: { en: 'Phone number', ha: 'Lambar waya' },
    known: ['phone', 'phone number', 'telephone', 'gsm', 'waya'],
  },
  email: { label: { en: 'Email', ha: 'Imel' }, known: ['email', 'e-mail'] },
  address: { label: { en: 'Address', ha: 'Adireshi' }, known: ['address'] },
  lga: { label: { en: 'LGA', ha: 'Ƙaramar hukuma' }, known: ['lga', 'local government'] },
  office: { label: { en: 'Tax office', ha: 'Ofishin haraji' }, known: ['office', 'tax office', 'station'] },
  revenueHead: {
    label: { en: 'Code of the revenue head', ha: 'Lambar tushen kuɗi' },
    known: ['head', 'revenue head', 'code', 'revenue code'],
  },
  amount: {
    label: { en: 'Amount owed in naira', ha: 'Bashi da naira' },
    known: ['amount', 'balance', 'arrears', 'outstanding'],
  },
  description: {
    label: { en: 'What it is for', ha: 'Na mene ne' },
    known: ['description', 'period', 'year', 'narration'],
  },
} as const satisfies Readonly<Record<string, ImportField>>;
export type ImportFieldName = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportFieldName, ...ImportFieldName[]];

/** What can be wrong with a row. */
export const rowProblems = {
  'name-missing': { en: 'no name', ha: 'babu suna' },
  'tpui-unknown': { en: 'nobody has this TPUI', ha: 'babu mai wannan TPUI' },
  'category-unknown': { en: 'unknown kind', ha: 'ba a san nau’in ba' },
  'phone-wrong': { en: 'no phone number', ha: 'ba lambar waya ba ce' },
  'email-wrong': { en: 'no email address', ha: 'ba adireshin imel ba ne' },
  'lga-unknown': { en: 'unknown LGA', ha: 'ba a san ƙaramar hukumar ba' },
  'office-unknown': { en: 'unknown tax office', ha: 'ba a san ofishin ba' },
  'head-missing': { en: 'an amount without a revenue head', ha: 'akwai kuɗi amma babu tushe' },
  'head-unknown': { en: 'no such revenue head, or it ended', ha: 'babu wannan tushe, ko ya ƙare' },
  'amount-wrong': { en: 'no amount of naira', ha: 'ba adadin naira ba ne' },
  // native reviewer: the next three.
  'amount-two-ways': { en: 'an amount that can be read two ways', ha: 'adadin da ake iya karantawa ta hanyoyi biyu' },
  'amount-rounded': {
    en: 'a rounded amount like 1.25E+06: show all digits in the spreadsheet, then save it again',
    ha: 'adadin da aka taƙaita kamar 1.25E+06: nuna duk lambobi, sannan ka sake adanawa',
  },
  'adds-up-others': { en: 'adds up the rows above', ha: 'jimlar layukan da ke sama' },
  'already-there': { en: 'this debt is in the register already', ha: 'wannan bashi yana cikin rajista tuni' },
  'twice-in-file': { en: 'the same debt stands above', ha: 'wannan bashi yana sama a fayil' },
  'contact-missing': { en: 'neither TPUI nor phone number', ha: 'babu TPUI ko lambar waya' },
} as const satisfies Readonly<Record<string, Localized>>;
export type RowProblem = keyof typeof rowProblems;
export const rowProblemSchema = z.enum(Object.keys(rowProblems) as [RowProblem, ...RowProblem[]]);

/** As at the signup. */
export const importedPhoneSchema = phoneNumberSchema;
export const importedEmailSchema = signupEmailSchema;
