import type { RouteHandle } from '@portal/platform';

/** Titles of the screens, for the document and for search engines. */
export const pages = {
  home: {
    title: { en: 'Pay a bill or check a receipt', ha: 'Biya takardar biya ko tantance rasit' },
    description: {
      en: 'Find a bill by its reference, pay it by card, bank or transfer, and check an invoice or a receipt.',
      ha: 'Nemo takardar biya da lambarta, biya da kati, banki ko aika kuɗi, kuma tantance takarda ko rasit.',
    },
  },
  stayTuned: { title: { en: 'Stay tuned', ha: 'Ku kasance tare da mu' } },
  forgotPassword: { title: { en: 'Forgot password', ha: 'Na manta kalmar sirri' } },
  resetPassword: { title: { en: 'Reset password', ha: 'Sake saita kalmar sirri' } },
  emailNotice: { title: { en: 'Email Verification', ha: 'Tabbatar da imel' } },
  verifyEmail: { title: { en: 'Verify Email', ha: 'Tabbatar da imel' } },
  comingSoon: { title: { en: 'Coming soon', ha: 'Yana tafe' } },
} as const satisfies Readonly<Record<string, RouteHandle>>;

/** Screens of registration and recovery, each built with a later release. */
export const laterPages = [
  { path: '/auth/register/:id', title: { en: 'Register', ha: 'Yi rajista' } },
  { path: '/signup', title: { en: 'Complete Registration', ha: 'Kammala rajista' } },
] as const;
