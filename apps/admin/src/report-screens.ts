import type { ScreenTable } from '@portal/area-screens';
import { superAdmins } from './super-admins.ts';

/** Figures, expert systems, and the reports with what is decided from them. */
export const reportScreens = {
  dashboard: { path: '/admin', title: { en: 'Dashboard', ha: 'Allon bayani' }, menu: { icon: 'home', exact: true } },
  analytics: { path: '/admin/analytics', title: { en: 'Analytics', ha: 'Nazari' }, menu: { icon: 'analytics' } },
  'expert-system-modules': {
    path: '/admin/expert-system-modules',
    title: { en: 'Expert Systems Module', ha: 'Sashen tsarin ƙwararru' },
    menu: { icon: 'plug' },
  },
  'new-expert-system': {
    path: '/admin/expert-system-modules/new',
    title: { en: 'Register an expert system', ha: 'Yi wa tsarin ƙwararru rajista' },
  },
  'expert-system': {
    path: '/admin/expert-system-modules/:id',
    title: { en: 'Expert system', ha: 'Tsarin ƙwararru' },
  },
  'invoice-reports': {
    path: '/admin/invoice-reports',
    title: { en: 'Invoice Reports', ha: 'Rahoton takardun biyan kuɗi' },
    menu: { group: 'reports', icon: 'receipt', opens: 'bills' },
  },
  bill: { path: '/admin/bills/:billReference', title: { en: 'Bill', ha: 'Bil' } },
  'collection-reports': {
    path: '/admin/collection-reports',
    title: { en: 'Collection Reports', ha: 'Rahoton karɓar kuɗi' },
    menu: { group: 'reports', icon: 'card' },
    tab: { of: 'collections', title: { en: 'Receipts', ha: 'Rasitai' } },
  },
  'under-review': {
    path: '/admin/collection-reports/under-review',
    title: { en: 'Under review', ha: 'Ana dubawa' },
    tab: { of: 'collections', query: '?status=undecided' },
  },
  'review-case': {
    path: '/admin/collection-reports/under-review/:id',
    title: { en: 'Money under review', ha: 'Kuɗin da ake dubawa' },
  },
  refunds: {
    path: '/admin/collection-reports/refunds',
    title: { en: 'Refunds', ha: 'Mayar da kuɗi' },
    tab: { of: 'collections', query: '?status=undone' },
  },
  refund: { path: '/admin/collection-reports/refunds/:id', title: { en: 'Refund', ha: 'Mayarwa' } },
  'refund-account': {
    path: '/admin/collection-reports/refund-account',
    title: { en: 'Account for refunds', ha: 'Asusun mayar da kuɗi' },
    tab: { of: 'collections' },
  },
  'bank-lists': {
    path: '/admin/collection-reports/bank-lists',
    title: { en: 'Lists for the bank', ha: 'Jerin banki' },
    tab: { of: 'collections' },
  },
  credit: {
    path: '/admin/collection-reports/credit',
    title: { en: 'Credit', ha: 'Rarar kuɗi' },
    tab: { of: 'collections' },
  },
  'settlement-reports': {
    path: '/admin/settlement-reports',
    title: { en: 'Settlement Reports', ha: 'Rahoton mika kuɗi' },
    menu: { group: 'reports', icon: 'bank' },
    tab: { of: 'settlement', title: { en: 'Payouts', ha: 'Biyan da aka miƙa' } },
  },
  'settled-payments': {
    path: '/admin/settlement-reports/payments',
    title: { en: 'By payment', ha: 'Bisa biya' },
    tab: { of: 'settlement' },
  },
  'settlement-differences': {
    path: '/admin/settlement-reports/differences',
    title: { en: 'Differences', ha: 'Bambance-bambance' },
    tab: { of: 'settlement', query: '?status=open' },
  },
  'settlement-difference': {
    path: '/admin/settlement-reports/differences/:id',
    title: { en: 'Difference', ha: 'Bambanci' },
  },
  'settlement-files': {
    path: '/admin/settlement-reports/files',
    title: { en: 'Files', ha: 'Fayiloli' },
    tab: { of: 'settlement' },
  },
  'settlement-file': {
    path: '/admin/settlement-reports/files/:id',
    title: { en: 'Settlement file', ha: 'Fayil ɗin mika kuɗi' },
  },
  'treasury-accounts': {
    path: '/admin/settlement-reports/accounts',
    title: { en: 'Treasury accounts', ha: 'Asusun baitulmali' },
    seenBy: superAdmins,
    tab: { of: 'settlement' },
  },
  'paye-filings': {
    path: '/admin/paye-filings',
    title: { en: 'PAYE Filings', ha: 'Gabatarwar PAYE' },
    menu: { group: 'reports', icon: 'calendar' },
  },
  'withholding-filings': {
    path: '/admin/withholding-filings',
    title: { en: 'Withholding Filings', ha: 'Gabatarwar harajin riƙo' },
    menu: { group: 'reports', icon: 'list' },
  },
  objections: {
    path: '/admin/objections',
    title: { en: 'Objections', ha: 'Ƙin amincewa da tantancewa' },
    menu: { group: 'reports', icon: 'scales' },
  },
  'return-filings': {
    path: '/admin/return-filings',
    title: { en: 'Filed Returns', ha: 'Bayanan da aka gabatar' },
    menu: { group: 'reports', icon: 'list' },
  },
  duties: {
    path: '/admin/duties',
    title: { en: 'Duties', ha: 'Wajibai' },
    menu: { group: 'reports', icon: 'calendar' },
  },
  penalties: {
    path: '/admin/penalties',
    title: { en: 'Penalties', ha: 'Tara' },
    menu: { group: 'reports', icon: 'warning' },
    tab: { of: 'penalties' },
  },
  'penalty-remissions': {
    path: '/admin/penalties/remissions',
    title: { en: 'Remissions', ha: 'Yafewa' },
    tab: { of: 'penalties' },
  },
  'demand-notices': {
    path: '/admin/demand-notices',
    title: { en: 'Demand Notices', ha: 'Takardun neman biya' },
    menu: { group: 'reports', icon: 'mail' },
  },
  coverage: {
    path: '/admin/coverage',
    title: { en: 'Coverage', ha: 'Isar rajista' },
    menu: { group: 'reports', icon: 'search' },
  },
  enforcements: {
    path: '/admin/enforcements',
    title: { en: 'Enforcement', ha: 'Tilastawa' },
    menu: { group: 'reports', icon: 'gavel' },
  },
} as const satisfies ScreenTable;
