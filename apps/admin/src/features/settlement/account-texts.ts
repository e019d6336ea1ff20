import { screens } from '../../screens.ts';
/** Of the register of treasury accounts. */
export const accountTexts = {
  title: screens['treasury-accounts'].title,
  lead: {
    en: 'Where the money of each MDA goes. A change needs two SuperAdmins, each with a code of their second factor.',
    ha: 'Inda kuɗin kowace MDA yake zuwa. Canji yana buƙatar SuperAdmin biyu, kowa da lambar shaidarsa ta biyu.',
  },
  mda: { en: 'MDA', ha: 'MDA' },
  bank: { en: 'Bank', ha: 'Banki' },
  accountNumber: { en: 'Account number', ha: 'Lambar asusu' },
  accountName: { en: 'Account name', ha: 'Sunan asusu' },
  account: { en: 'Account', ha: 'Asusu' },
  approvedBy: { en: 'Approved by', ha: 'Wanda ya amince' },
  waits: { en: 'Waits for a second person', ha: 'Yana jiran mutum na biyu' },
  waitsOwn: { en: 'Another SuperAdmin decides', ha: 'Wani SuperAdmin zai yanke hukunci' },
  none: { en: 'No account yet', ha: 'Babu asusu tukuna' },
  noMdas: { en: 'No MDA is registered.', ha: 'Babu MDA da aka yi wa rajista.' },
  failed: { en: 'The accounts could not be read. Try again shortly', ha: 'Ba a iya karanta asusun ba. Sake gwadawa' },
  change: { en: 'Change', ha: 'Canza' },
  proposeTitle: { en: 'Propose another account', ha: 'Gabatar da wani asusu' },
  propose: { en: 'Propose', ha: 'Gabatar' },
  proposed: { en: 'Proposed. Another SuperAdmin decides', ha: 'An gabatar. Wani SuperAdmin zai yanke hukunci' },
  reason: { en: 'Reason, for the record', ha: 'Dalili, don ajiya' },
  code: { en: 'Code of your second factor', ha: 'Lambar shaidarka ta biyu' },
  decided: { en: 'Done', ha: 'An yi' },
  verdicts: {
    approve: { en: 'Approve', ha: 'Amince' },
    refuse: { en: 'Refuse', ha: 'Ƙi' },
    withdraw: { en: 'Withdraw', ha: 'Janye' },
  },
} as const;
