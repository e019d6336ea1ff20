import type { NavigationItem } from '@portal/platform';

/** Spec §2.11. */
export const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/expert-system', icon: 'home', exact: true },
  {
    label: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
    to: '/expert-system/invoice-reports',
    icon: 'receipt',
    opens: 'bills',
  },
  {
    label: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
    to: '/expert-system/collection-reports',
    icon: 'card',
  },
  {
    label: { en: 'Settlement Report', ha: 'Rahoton mika kuɗi' },
    to: '/expert-system/settlement-reports',
    icon: 'bank',
  },
  { label: { en: 'Settings', ha: 'Saituna' }, to: '/expert-system/settings', icon: 'settings' },
];
