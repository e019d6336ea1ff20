import type { Language } from '@portal/contracts';
import { certificateMessages } from './certificate-messages.ts';

const en = {
  ...certificateMessages.en,
  formTitle: (year: number) => `Form A ${year}: yearly income of an employee`,
  formLead:
    'What the employer stated of the employee in its annual return (Form H1), as it was filed. That tax was paid is proved by a certificate or a receipt.',
  outdated: 'Months of this year were amended after the return was filed. What is amended does not stand here.',
  deductedIn: (year: number) => `Tax deducted in ${year}`,
  state: 'State of residence',
  filedAt: (version: number) => (version === 1 ? 'Return filed at' : `Return filed at (version ${version})`),
  signedAs: 'Signed as',
  income: (year: number) => `Income and reliefs of ${year}`,
  chargeable: 'Income that is taxed',
  tax: 'Tax',
  due: 'Due',
  scanForm: 'Scan to verify this Form A',
};
export type FormAMessages = typeof en;

// native reviewer: the whole list is ours.
const ha: FormAMessages = {
  ...certificateMessages.ha,
  formTitle: (year) => `Form A ${year}: kuɗin shiga na ma’aikaci na shekara`,
  formLead:
    'Abin da mai ɗaukar aiki ya faɗa game da ma’aikaci a bayaninsa na shekara (Form H1), kamar yadda aka gabatar. Takardar shaida ko rasiti ne ke tabbatar da an biya haraji.',
  outdated: 'An gyara watannin wannan shekara bayan an gabatar da bayanin. Abin da aka gyara ba ya nan.',
  deductedIn: (year) => `Harajin da aka cire a ${year}`,
  state: 'Jihar zama',
  filedAt: (version) => (version === 1 ? 'An gabatar da bayanin a' : `An gabatar da bayanin a (bugu na ${version})`),
  signedAs: 'An sa hannu a matsayin',
  income: (year) => `Kuɗin shiga da sauƙi na ${year}`,
  chargeable: 'Kuɗin da ake cirar haraji a kai',
  tax: 'Haraji',
  due: 'Ana bi',
  scanForm: 'Ɗauki hoton lambar don tabbatar da wannan Form A',
};

export const formAMessages: Readonly<Record<Language, FormAMessages>> = { en, ha };
