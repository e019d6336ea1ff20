import type { NavigationItem } from '@portal/platform';

/** Spec §2.8. */
export const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/user/dashboard' },
  { label: { en: 'Generate Invoice', ha: 'Fitar da takardar biyan kuɗi' }, to: '/user/generate-invoice' },
  { label: { en: 'Invoices', ha: 'Takardun biyan kuɗi' }, to: '/user/invoices' },
  { label: { en: 'Payment History', ha: 'Tarihin biya' }, to: '/user/payment-history' },
  { label: { en: 'E-Services', ha: 'Ayyukan intanet' }, to: '/user/e-services' },
  { label: { en: 'Home', ha: 'Gida' }, to: '/', exact: true, placement: 'secondary' },
  { label: { en: 'Profile', ha: 'Bayanana' }, to: '/user/settings', placement: 'secondary' },
  { label: { en: 'Help & Support', ha: 'Taimako da tallafi' }, to: '/user/help-support', placement: 'secondary' },
];
