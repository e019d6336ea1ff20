import type { NavigationItem } from '@portal/platform';
import { seenBy } from './who-sees.ts';

/** Spec §2.9. Reports has no screen of its own: it points at its first entry. */
const entries: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/admin', icon: 'home', exact: true },
  { label: { en: 'Analytics', ha: 'Nazari' }, to: '/admin/analytics', icon: 'analytics' },
  {
    label: { en: 'Expert Systems Module', ha: 'Sashen tsarin ƙwararru' },
    to: '/admin/expert-system-modules',
    icon: 'plug',
  },
  {
    label: { en: 'Reports', ha: 'Rahotanni' },
    to: '/admin/invoice-reports',
    icon: 'document',
    children: [
      {
        label: { en: 'Invoice Reports', ha: 'Rahoton takardun biyan kuɗi' },
        to: '/admin/invoice-reports',
        icon: 'receipt',
        opens: 'bills',
      },
      { label: { en: 'Collection Reports', ha: 'Rahoton karɓar kuɗi' }, to: '/admin/collection-reports', icon: 'card' },
      { label: { en: 'Settlement Reports', ha: 'Rahoton mika kuɗi' }, to: '/admin/settlement-reports', icon: 'bank' },
      { label: { en: 'PAYE Filings', ha: 'Gabatarwar PAYE' }, to: '/admin/paye-filings', icon: 'calendar' },
      {
        label: { en: 'Withholding Filings', ha: 'Gabatarwar harajin riƙo' },
        to: '/admin/withholding-filings',
        icon: 'list',
      },
    ],
  },
  { label: { en: 'MDAs', ha: 'MDA' }, to: '/admin/mda-reports', icon: 'building' },
  {
    label: { en: 'Tax Payers', ha: 'Masu biyan haraji' },
    to: '/admin/tax-payers',
    icon: 'person',
    opens: 'taxpayers',
  },
  {
    label: { en: 'Tax Managers', ha: 'Manajojin haraji' },
    to: '/admin/tax-managers',
    icon: 'briefcase',
  },
  { label: { en: 'Enumerators', ha: 'Masu ƙidaya' }, to: '/admin/enumerators', icon: 'pin' },
  { label: { en: 'eTCC', ha: 'eTCC' }, to: '/admin/etcc', icon: 'shield' },
  {
    label: { en: 'POS Managers', ha: 'Manajojin POS' },
    to: '/admin/pos-managers',
    icon: 'terminal',
  },
  {
    label: { en: 'Consult Connect', ha: 'Consult Connect' },
    to: '/admin/consult-connect',
    icon: 'chat',
  },
  {
    label: { en: 'Audit Trail', ha: 'Tarihin bincike' },
    to: '/admin/audit-trail',
    icon: 'audit',
  },
  {
    label: { en: 'Tax Support', ha: 'Tallafin haraji' },
    to: '/admin/tax-support',
    icon: 'help',
  },
  { label: { en: 'Profile', ha: 'Bayanana' }, to: '/admin/profile', icon: 'account' },
  { label: { en: 'CMS', ha: 'CMS' }, to: '/admin/cms', icon: 'pen' },
];

export const navigation: readonly NavigationItem[] = seenBy(entries);
