import type { NavigationItem } from '@portal/platform';

/** Spec §2.8. */
export const navigation: readonly NavigationItem[] = [
  {
    label: { en: 'Dashboard', ha: 'Allon bayani' },
    short: { en: 'Dashboard', ha: 'Allo' },
    to: '/user/dashboard',
    icon: 'home',
  },
  {
    label: { en: 'Generate Invoice', ha: 'Fitar da takardar biyan kuɗi' },
    short: { en: 'Generate', ha: 'Fitar' },
    to: '/user/generate-invoice',
    icon: 'document',
  },
  {
    label: { en: 'Invoices', ha: 'Takardun biyan kuɗi' },
    short: { en: 'Invoices', ha: 'Bil' },
    to: '/user/invoices',
    icon: 'receipt',
  },
  {
    label: { en: 'Payment History', ha: 'Tarihin biya' },
    short: { en: 'Payments', ha: 'Biya' },
    to: '/user/payment-history',
    icon: 'clock',
  },
  {
    label: { en: 'E-Services', ha: 'Ayyukan intanet' },
    short: { en: 'Services', ha: 'Ayyuka' },
    to: '/user/e-services',
    icon: 'list',
  },
  { label: { en: 'Home', ha: 'Gida' }, to: '/', icon: 'building', exact: true, placement: 'secondary' },
  { label: { en: 'Profile', ha: 'Bayanana' }, to: '/user/settings', icon: 'account', placement: 'secondary' },
  {
    label: { en: 'Help & Support', ha: 'Taimako da tallafi' },
    to: '/user/help-support',
    icon: 'help',
    placement: 'secondary',
  },
];
