import type { ScreenTable } from '@portal/area-screens';
import { superAdmins } from './super-admins.ts';

/** Registers of MDAs and taxpayers, the desks, the trail, the own profile and what the public site says. */
export const registerScreens = {
  'mda-reports': { path: '/admin/mda-reports', title: { en: 'MDAs', ha: 'MDA' }, menu: { icon: 'building' } },
  mda: { path: '/admin/mda-reports/:id', title: { en: 'MDA', ha: 'MDA' } },
  'tax-payers': {
    path: '/admin/tax-payers',
    title: { en: 'Tax Payers', ha: 'Masu biyan haraji' },
    seenBy: superAdmins,
    menu: { icon: 'person', opens: 'taxpayers' },
    tab: { of: 'taxpayers', title: { en: 'Register', ha: 'Rajista' } },
  },
  duplicates: {
    path: '/admin/tax-payers/duplicates',
    title: { en: 'Possible duplicates', ha: 'Masu yiwuwar zama ɗaya' },
    tab: { of: 'taxpayers', title: { en: 'Possible duplicates', ha: 'Masu kama' } },
  },
  'taxpayer-merges': {
    path: '/admin/tax-payers/merges',
    title: { en: 'Merges to decide', ha: 'Haɗe-haɗen da za a yanke' },
    tab: { of: 'taxpayers', title: { en: 'Merges', ha: 'Haɗe-haɗe' } },
  },
  'taxpayer-imports': {
    path: '/admin/tax-payers/imports',
    title: { en: 'Imports', ha: 'Shigarwa' },
    tab: { of: 'taxpayers' },
  },
  'taxpayer-import': { path: '/admin/tax-payers/imports/:id', title: { en: 'Imports', ha: 'Shigarwa' } },
  'tax-payer': { path: '/admin/tax-payers/:tpui', title: { en: 'Taxpayer', ha: 'Mai biyan haraji' } },
  'tax-managers': {
    path: '/admin/tax-managers',
    title: { en: 'Tax Managers', ha: 'Manajojin haraji' },
    seenBy: superAdmins,
    menu: { icon: 'briefcase' },
  },
  enumerators: {
    path: '/admin/enumerators',
    title: { en: 'Enumerators', ha: 'Masu ƙidaya' },
    seenBy: superAdmins,
    menu: { icon: 'pin' },
  },
  etcc: {
    path: '/admin/etcc',
    title: { en: 'eTCC', ha: 'eTCC' },
    seenBy: superAdmins,
    menu: { icon: 'shield' },
    tab: { of: 'etcc', title: { en: 'Applications', ha: 'Buƙatu' } },
  },
  'etcc-figures': {
    path: '/admin/etcc/figures',
    title: { en: 'Figures of tax clearance', ha: 'Alkaluman shaidar biyan haraji' },
    tab: { of: 'etcc', title: { en: 'Figures', ha: 'Alkaluma' } },
  },
  'pos-managers': {
    path: '/admin/pos-managers',
    title: { en: 'POS Managers', ha: 'Manajojin POS' },
    seenBy: superAdmins,
    menu: { icon: 'terminal' },
    tab: { of: 'terminals', title: { en: 'Terminals', ha: 'Na’urori' } },
  },
  'pos-closes': {
    path: '/admin/pos-managers/closes',
    title: { en: 'Close of the day', ha: 'Rufe rana' },
    tab: { of: 'terminals' },
  },
  'pos-months': {
    path: '/admin/pos-managers/months',
    title: { en: 'Monthly list', ha: 'Jerin wata' },
    seenBy: superAdmins,
    tab: { of: 'terminals' },
  },
  'consult-connect': {
    path: '/admin/consult-connect',
    title: { en: 'Consult Connect', ha: 'Consult Connect' },
    seenBy: superAdmins,
    menu: { icon: 'chat' },
  },
  'audit-trail': {
    path: '/admin/audit-trail',
    title: { en: 'Audit Trail', ha: 'Tarihin bincike' },
    seenBy: superAdmins,
    menu: { icon: 'audit' },
    tab: { of: 'audit' },
  },
  activity: { path: '/admin/audit-trail/activity', title: { en: 'Activity', ha: 'Ayyuka' }, tab: { of: 'audit' } },
  'tax-support': {
    path: '/admin/tax-support',
    title: { en: 'Tax Support', ha: 'Tallafin haraji' },
    seenBy: superAdmins,
    menu: { icon: 'help' },
  },
  profile: { path: '/admin/profile', title: { en: 'Profile', ha: 'Bayanana' }, menu: { icon: 'account' } },
  cms: {
    path: '/admin/cms',
    title: { en: 'CMS', ha: 'CMS' },
    seenBy: superAdmins,
    menu: { icon: 'pen' },
    tab: { of: 'cms', title: { en: 'Pages and texts', ha: 'Shafuka da rubutu' } },
  },
  'cms-item': { path: '/admin/cms/items/:id', title: { en: 'Page or text', ha: 'Shafi ko rubutu' } },
  'cms-pictures': { path: '/admin/cms/pictures', title: { en: 'Pictures', ha: 'Hotuna' }, tab: { of: 'cms' } },
  'cms-templates': {
    path: '/admin/cms/templates',
    title: { en: 'Answers given often', ha: 'Amsoshin da ake yawan bayarwa' },
    tab: { of: 'cms' },
  },
} as const satisfies ScreenTable;
