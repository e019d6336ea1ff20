import type { NavigationItem } from '@portal/platform';

/** Spec §2.8. */
export const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/user/dashboard', icon: 'home' },
  {
    label: { en: 'Generate Invoice', ha: 'Fitar da takardar biyan kuɗi' },
    to: '/user/generate-invoice',
    icon: 'document',
  },
  { label: { en: 'Invoices', ha: 'Takardun biyan kuɗi' }, to: '/user/invoices', icon: 'receipt' },
  { label: { en: 'Payment History', ha: 'Tarihin biya' }, to: '/user/payment-history', icon: 'clock' },
  { label: { en: 'E-Services', ha: 'Ayyukan intanet' }, to: '/user/e-services', icon: 'list' },
  { label: { en: 'Home', ha: 'Gida' }, to: '/', icon: 'building', exact: true, placement: 'secondary' },
  { label: { en: 'Profile', ha: 'Bayanana' }, to: '/user/settings', icon: 'account', placement: 'secondary' },
  {
    label: { en: 'Help & Support', ha: 'Taimako da tallafi' },
    to: '/user/help-support',
    icon: 'help',
    placement: 'secondary',
  },
];
