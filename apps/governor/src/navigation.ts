import type { NavigationItem } from '@portal/platform';

/** Spec §2.10. */
export const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/gov-dashboard', icon: 'home', exact: true },
  { label: { en: 'MDA Analytics', ha: 'Nazarin MDA' }, to: '/gov-dashboard/mda-analytics', icon: 'building' },
  {
    label: { en: 'Collection Analytics', ha: 'Nazarin karɓar kuɗi' },
    to: '/gov-dashboard/collection-analytics',
    icon: 'card',
  },
  {
    label: { en: 'Fiscal Health Analytics', ha: 'Nazarin lafiyar kuɗin jiha' },
    to: '/gov-dashboard/fiscal-health-analytics',
    icon: 'analytics',
  },
];
