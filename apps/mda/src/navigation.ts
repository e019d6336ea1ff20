import type { NavigationItem } from '@portal/platform';

/** Spec §2.12. */
export const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/mda', icon: 'home', exact: true },
  {
    label: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
    to: '/mda/invoice-reports',
    icon: 'receipt',
    opens: 'bills',
  },
  { label: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' }, to: '/mda/collection-reports', icon: 'card' },
  {
    label: { en: 'Revenue Heads Report', ha: 'Rahoton rukunonin kuɗin shiga' },
    to: '/mda/revenue-reports',
    icon: 'list',
  },
  { label: { en: 'Settings', ha: 'Saituna' }, to: '/mda/settings', icon: 'settings' },
];
