import type { NavigationItem } from '@portal/platform';

const superAdminOnly = ['SuperAdmin'] as const;

/** Spec §2.9; who sees what: §6. Administrator sees what Admin sees. Reports has no screen of its own: it points at its first entry. */
export const navigation: readonly NavigationItem[] = [
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
    ],
  },
  { label: { en: 'MDAs', ha: 'MDA' }, to: '/admin/mda-reports', icon: 'building' },
  {
    label: { en: 'Tax Payers', ha: 'Masu biyan haraji' },
    to: '/admin/tax-payers',
    icon: 'person',
    visibleTo: superAdminOnly,
  },
  {
    label: { en: 'Tax Managers', ha: 'Manajojin haraji' },
    to: '/admin/tax-managers',
    icon: 'briefcase',
    visibleTo: superAdminOnly,
  },
  { label: { en: 'Enumerators', ha: 'Masu ƙidaya' }, to: '/admin/enumerators', icon: 'pin', visibleTo: superAdminOnly },
  { label: { en: 'eTCC', ha: 'eTCC' }, to: '/admin/etcc', icon: 'shield', visibleTo: superAdminOnly },
  {
    label: { en: 'POS Managers', ha: 'Manajojin POS' },
    to: '/admin/pos-managers',
    icon: 'terminal',
    visibleTo: superAdminOnly,
  },
  {
    label: { en: 'Consult Connect', ha: 'Consult Connect' },
    to: '/admin/consult-connect',
    icon: 'chat',
    visibleTo: superAdminOnly,
  },
  {
    label: { en: 'Audit Trail', ha: 'Tarihin bincike' },
    to: '/admin/audit-trail',
    icon: 'audit',
    visibleTo: superAdminOnly,
  },
  {
    label: { en: 'Tax Support', ha: 'Tallafin haraji' },
    to: '/admin/tax-support',
    icon: 'help',
    visibleTo: superAdminOnly,
  },
  { label: { en: 'Profile', ha: 'Bayanana' }, to: '/admin/profile', icon: 'account' },
  { label: { en: 'CMS', ha: 'CMS' }, to: '/admin/cms', icon: 'pen', visibleTo: superAdminOnly },
];
