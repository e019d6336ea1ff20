import type { NavigationItem } from '@portal/platform';

/** Spec §2.13. Groups have no screen of their own: they point at their first entry. Settings keeps the specified path, which leads to the tax office's own. */
export const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/tax-area-office', icon: 'home', exact: true },
  {
    label: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
    to: '/tax-area-office/invoice-reports',
    icon: 'receipt',
    opens: 'bills',
  },
  {
    label: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
    to: '/tax-area-office/collection-reports',
    icon: 'card',
  },
  {
    label: { en: 'Taxpayer Report', ha: 'Rahoton masu biyan haraji' },
    to: '/tax-area-office/taxpayer-reports',
    icon: 'person',
    opens: 'taxpayers',
  },
  {
    label: { en: 'Identity to confirm', ha: 'Shaidar da za a tabbatar' },
    to: '/tax-area-office/identity',
    icon: 'shield',
  },
  {
    label: { en: 'Area Tax Offices Management', ha: 'Kula da ofisoshin haraji' },
    to: '/tax-area-office/office-management',
    icon: 'building',
  },
  {
    label: { en: 'Tax Intelligence Management', ha: 'Kula da bayanan sirrin haraji' },
    to: '/tax-area-office/reporting-intelligence',
    icon: 'network',
    children: [
      {
        label: { en: 'Reporting & Intelligence', ha: 'Rahotanni da bayanai' },
        to: '/tax-area-office/reporting-intelligence',
        icon: 'search',
      },
      {
        label: { en: 'Tax Compliance Report', ha: 'Rahoton bin dokar haraji' },
        to: '/tax-area-office/tax-compliance-report',
        icon: 'shield',
      },
      {
        label: { en: 'PAYE Filings', ha: 'Gabatarwar PAYE' },
        to: '/tax-area-office/paye-filings',
        icon: 'calendar',
      },
      {
        label: { en: 'Withholding Filings', ha: 'Gabatarwar harajin riƙo' },
        to: '/tax-area-office/withholding-filings',
        icon: 'list',
      },
    ],
  },
  {
    label: { en: 'Tax Enforcement Management', ha: 'Kula da tilasta biyan haraji' },
    to: '/tax-area-office/enforcement-tracking',
    icon: 'briefcase',
    children: [
      {
        label: { en: 'Enforcement Tracking', ha: 'Bin diddigin tilastawa' },
        to: '/tax-area-office/enforcement-tracking',
        icon: 'gavel',
      },
      {
        label: { en: 'Demand Notice Report', ha: 'Rahoton takardun neman biya' },
        to: '/tax-area-office/demand-notice-report',
        icon: 'mail',
      },
      {
        label: { en: 'Discrepancy Report', ha: 'Rahoton bambance-bambance' },
        to: '/tax-area-office/discrepancy-report',
        icon: 'compare',
      },
      {
        label: { en: 'Appeal Management', ha: 'Kula da ƙorafe-ƙorafe' },
        to: '/tax-area-office/appeal-management',
        icon: 'scales',
      },
      { label: { en: 'Penalty Report', ha: 'Rahoton tara' }, to: '/tax-area-office/penalty-report', icon: 'warning' },
      {
        label: { en: 'Schedule & Notification', ha: 'Jadawali da sanarwa' },
        to: '/tax-area-office/schedule-notification',
        icon: 'calendar',
      },
    ],
  },
  {
    label: { en: 'Settings', ha: 'Saituna' },
    to: '/mda/settings',
    leadsTo: '/tax-area-office/settings',
    icon: 'settings',
    placement: 'bottom',
  },
];
