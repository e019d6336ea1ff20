import type { ScreenTable } from '@portal/area-screens';
import { inboxTitle, logsTitle } from '@portal/platform';

const identity = { en: 'Identity to confirm', ha: 'Shaidar da za a tabbatar' } as const;

/** Every screen of the area, in the order of its menu (spec §2.13). */
export const screens = {
  dashboard: {
    path: '/tax-area-office',
    title: { en: 'Dashboard', ha: 'Allon bayani' },
    menu: { icon: 'home', exact: true },
  },
  'invoice-reports': {
    path: '/tax-area-office/invoice-reports',
    title: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
    menu: { icon: 'receipt', opens: 'bills' },
  },
  bill: { path: '/tax-area-office/bills/:billReference', title: { en: 'Bill', ha: 'Bil' } },
  'collection-reports': {
    path: '/tax-area-office/collection-reports',
    title: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
    menu: { icon: 'card' },
  },
  'taxpayer-reports': {
    path: '/tax-area-office/taxpayer-reports',
    title: { en: 'Taxpayer Report', ha: 'Rahoton masu biyan haraji' },
    menu: { icon: 'person', opens: 'taxpayers' },
    tab: { of: 'taxpayers', title: { en: 'Register', ha: 'Rajista' } },
  },
  clearance: {
    path: '/tax-area-office/taxpayer-reports/clearance',
    title: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' },
    tab: { of: 'taxpayers' },
  },
  'clearance-revocations': {
    path: '/tax-area-office/taxpayer-reports/clearance/revocations',
    title: { en: 'Revocations to decide', ha: 'Soke-soken da za a yanke' },
    tab: { of: 'taxpayers', title: { en: 'Revocations', ha: 'Soke-soke' } },
  },
  taxpayer: { path: '/tax-area-office/taxpayer-reports/:tpui', title: { en: 'Taxpayer', ha: 'Mai biyan haraji' } },
  identity: { path: '/tax-area-office/identity', title: identity, menu: { icon: 'shield' } },
  'identity-queue': { path: '/tax-area-office/identity/:queue', title: identity, file: 'identity' },
  'office-management': {
    path: '/tax-area-office/office-management',
    title: { en: 'Area Tax Offices Management', ha: 'Kula da ofisoshin haraji' },
    menu: { icon: 'building' },
  },
  'office-proposals': {
    path: '/tax-area-office/office-management/proposals',
    title: { en: 'Offices to decide', ha: 'Ofisoshin da za a yanke' },
  },
  'reporting-intelligence': {
    path: '/tax-area-office/reporting-intelligence',
    title: { en: 'Reporting & Intelligence', ha: 'Rahotanni da bayanai' },
    menu: { group: 'intelligence', icon: 'search' },
    tab: { of: 'intelligence', title: { en: 'Leads', ha: 'Alamu' } },
  },
  'asked-matches': {
    path: '/tax-area-office/reporting-intelligence/asked',
    title: { en: 'Is it the same?', ha: 'Ɗaya ne?' },
    tab: { of: 'intelligence', title: { en: 'Asked', ha: 'An tambaya' } },
  },
  'intelligence-sources': {
    path: '/tax-area-office/reporting-intelligence/sources',
    title: { en: 'Sources', ha: 'Tushe' },
    tab: { of: 'intelligence' },
  },
  'intelligence-source': {
    path: '/tax-area-office/reporting-intelligence/sources/:id',
    title: { en: 'Source', ha: 'Tushe' },
  },
  'lead-outcomes': {
    path: '/tax-area-office/reporting-intelligence/outcomes',
    title: { en: 'What leads brought', ha: 'Abin da alamu suka kawo' },
    tab: { of: 'intelligence', title: { en: 'Brought', ha: 'Sun kawo' } },
  },
  'field-records': {
    path: '/tax-area-office/reporting-intelligence/records',
    title: { en: 'Records of the street', ha: 'Bayanan titi' },
    tab: { of: 'intelligence', title: { en: 'Records', ha: 'Bayanai' } },
  },
  coverage: {
    path: '/tax-area-office/reporting-intelligence/coverage',
    title: { en: 'Coverage', ha: 'Isar rajista' },
    tab: { of: 'intelligence' },
  },
  tips: {
    path: '/tax-area-office/reporting-intelligence/tips',
    title: { en: 'Tips', ha: 'Labarai' },
    tab: { of: 'intelligence' },
    seenBy: ['Tax Office Manager', 'Tax Office Director'],
  },
  tip: { path: '/tax-area-office/reporting-intelligence/tips/:id', title: { en: 'Tip', ha: 'Labari' } },
  lead: { path: '/tax-area-office/reporting-intelligence/leads/:id', title: { en: 'Lead', ha: 'Alama' } },
  'tax-compliance-report': {
    path: '/tax-area-office/tax-compliance-report',
    title: { en: 'Tax Compliance Report', ha: 'Rahoton bin dokar haraji' },
    menu: { group: 'intelligence', icon: 'shield' },
  },
  'non-payers': {
    path: '/tax-area-office/tax-compliance-report/non-payers',
    title: { en: 'Unpaid bills by taxpayer', ha: 'Bil da ba a biya ba bisa mai haraji' },
  },
  'paye-filings': {
    path: '/tax-area-office/paye-filings',
    title: { en: 'PAYE Filings', ha: 'Gabatarwar PAYE' },
    menu: { group: 'intelligence', icon: 'calendar' },
  },
  'withholding-filings': {
    path: '/tax-area-office/withholding-filings',
    title: { en: 'Withholding Filings', ha: 'Gabatarwar harajin riƙo' },
    menu: { group: 'intelligence', icon: 'list' },
  },
  'return-filings': {
    path: '/tax-area-office/return-filings',
    title: { en: 'Filed Returns', ha: 'Bayanan da aka gabatar' },
    menu: { group: 'intelligence', icon: 'list' },
  },
  duties: {
    path: '/tax-area-office/duties',
    title: { en: 'Duties', ha: 'Wajibai' },
    menu: { group: 'intelligence', icon: 'calendar' },
  },
  'enforcement-tracking': {
    path: '/tax-area-office/enforcement-tracking',
    title: { en: 'Enforcement Tracking', ha: 'Bin diddigin tilastawa' },
    menu: { group: 'enforcement', icon: 'gavel' },
  },
  'demand-notice-report': {
    path: '/tax-area-office/demand-notice-report',
    title: { en: 'Demand Notice Report', ha: 'Rahoton takardun neman biya' },
    menu: { group: 'enforcement', icon: 'mail' },
  },
  'discrepancy-report': {
    path: '/tax-area-office/discrepancy-report',
    title: { en: 'Discrepancy Report', ha: 'Rahoton bambance-bambance' },
    menu: { group: 'enforcement', icon: 'compare' },
    tab: { of: 'discrepancies', title: { en: 'Discrepancies', ha: 'Bambance-bambance' } },
  },
  assessments: {
    path: '/tax-area-office/discrepancy-report/assessments',
    title: { en: 'Assessments', ha: 'Kimanta haraji' },
    tab: { of: 'discrepancies' },
  },
  assessment: {
    path: '/tax-area-office/discrepancy-report/assessments/:id',
    title: { en: 'Assessment', ha: 'Kimanta haraji' },
  },
  'appeal-management': {
    path: '/tax-area-office/appeal-management',
    title: { en: 'Appeal Management', ha: 'Kula da ƙorafe-ƙorafe' },
    menu: { group: 'enforcement', icon: 'scales' },
  },
  'penalty-report': {
    path: '/tax-area-office/penalty-report',
    title: { en: 'Penalty Report', ha: 'Rahoton tara' },
    menu: { group: 'enforcement', icon: 'warning' },
    tab: { of: 'penalties', title: { en: 'Penalties', ha: 'Tara' } },
  },
  'penalty-late': {
    path: '/tax-area-office/penalty-report/late',
    title: { en: 'Late taxpayers', ha: 'Masu jinkiri' },
    tab: { of: 'penalties' },
  },
  'penalty-decide': {
    path: '/tax-area-office/penalty-report/decide',
    title: { en: 'Penalties to decide', ha: 'Tarar da za a yanke' },
    tab: { of: 'penalties' },
  },
  'penalty-remissions': {
    path: '/tax-area-office/penalty-report/remissions',
    title: { en: 'Remissions', ha: 'Yafewa' },
    tab: { of: 'penalties' },
  },
  'schedule-notification': {
    path: '/tax-area-office/schedule-notification',
    title: { en: 'Schedule & Notification', ha: 'Jadawali da sanarwa' },
    menu: { group: 'enforcement', icon: 'calendar' },
    tab: { of: 'reminders', title: { en: 'Calendar', ha: 'Kalanda' } },
  },
  reminders: {
    path: '/tax-area-office/schedule-notification/reminders',
    title: { en: 'Reminders', ha: 'Tunatarwa' },
    tab: { of: 'reminders' },
  },
  reminder: {
    path: '/tax-area-office/schedule-notification/reminders/:id',
    title: { en: 'Reminder', ha: 'Tunatarwa' },
  },
  'reminder-people': {
    path: '/tax-area-office/schedule-notification/people',
    title: { en: 'People written to', ha: 'Waɗanda aka rubuta musu' },
    tab: { of: 'reminders' },
  },
  'reminder-texts': {
    path: '/tax-area-office/schedule-notification/templates',
    title: { en: 'Templates', ha: 'Samfura' },
    tab: { of: 'reminders' },
  },
  'reminder-approvals': {
    path: '/tax-area-office/schedule-notification/approvals',
    title: { en: 'Reminders to approve', ha: 'Tunatarwar da za a amince' },
    tab: { of: 'reminders', title: { en: 'To approve', ha: 'A amince' } },
  },
  settings: {
    path: '/tax-area-office/settings',
    title: { en: 'Settings', ha: 'Saituna' },
    menu: { at: '/mda/settings', icon: 'settings', placement: 'bottom' },
  },
  inbox: { path: '/tax-area-office/inbox', title: inboxTitle },
  logs: { path: '/tax-area-office/logs', title: logsTitle },
  'tax-area-office-login': {
    path: '/taxareaoffice-login',
    title: { en: 'Tax Area Office Login', ha: 'Shigar Ofishin Haraji na Yanki' }, // spec §2.7
    handle: { hideNavigation: true },
  },
} as const satisfies ScreenTable;
