import type { Language, Localized } from '@portal/contracts';
import type { RouteHandle, StructuredData } from '@portal/platform';

const calculatorTitle: Localized = { en: 'Tax Calculator', ha: 'Na’urar lissafin haraji' };

/** For search engines: a free program that runs in the browser. */
const calculatorProgram = (language: Language): StructuredData => ({
  '@type': 'WebApplication',
  name: calculatorTitle[language],
  url: '/tax-calculator',
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  inLanguage: ['en', 'ha'],
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'NGN' },
});

/** Titles of the screens, for the document and for search engines. */
export const pages = {
  home: {
    title: { en: 'Pay a bill or check a receipt', ha: 'Biya bil ko tantance rasit' },
    description: {
      en: 'Find a bill by its reference, pay it by card, bank or transfer, and check an invoice or a receipt.',
      ha: 'Nemo bil da lambarsa, biya da kati, banki ko aika kuɗi, kuma tantance takardar biyan kuɗi ko rasit.',
    },
  },
  taxCalculator: {
    title: calculatorTitle,
    description: {
      en: 'Compute income tax and PAYE of 2026 beside 2025, capital gains, withholding, stamp duty, levies and penalties, with the law behind every line.',
      ha: 'Lissafa harajin kuɗin shiga da PAYE na 2026 tare da na 2025, ribar kadara, harajin da ake cirewa, hatimi, kuɗaɗe da tara, da dokar kowane layi.',
    },
    structuredData: (_data: unknown, language: Language) => [calculatorProgram(language)],
  },
  search: {
    title: { en: 'Search', ha: 'Bincike' },
    description: {
      en: 'Search the pages, services, questions, news and tax offices of this portal.',
      ha: 'Bincika shafuka, ayyuka, tambayoyi, labarai da ofisoshin haraji na wannan shafi.',
    },
  },
  stayTuned: {
    title: { en: 'Stay tuned', ha: 'Ku kasance tare da mu' },
    description: {
      en: 'What is being upgraded in this portal for the people of the state, and what can be done in the meantime.',
      ha: 'Abin da ake ingantawa a wannan shafi domin jama’ar jihar, da abin da za a iya yi kafin nan.',
    },
  },
  forgotPassword: { title: { en: 'Forgot password', ha: 'Na manta kalmar sirri' } },
  resetPassword: { title: { en: 'Reset password', ha: 'Sake saita kalmar sirri' } },
  emailNotice: { title: { en: 'Email Verification', ha: 'Tabbatar da imel' }, needsScript: true },
  verifyEmail: { title: { en: 'Verify Email', ha: 'Tabbatar da imel' }, needsScript: true },
  stopRecovery: { title: { en: 'Stop it', ha: 'Tsayar' }, needsScript: true },
  stopReminders: { title: { en: 'No more reminders', ha: 'Babu sauran tunatarwa' }, needsScript: true },
  register: { title: { en: 'Register', ha: 'Yi rajista' } },
  signup: { title: { en: 'Complete Registration', ha: 'Kammala rajista' }, needsScript: true },
  comingSoon: { title: { en: 'Coming soon', ha: 'Yana tafe' }, needsScript: true },
} as const satisfies Readonly<Record<string, RouteHandle>>;
