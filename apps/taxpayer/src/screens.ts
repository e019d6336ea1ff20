import type { ScreenTable } from '@portal/area-screens';
import { inboxTitle, logsTitle } from '@portal/platform';

/** Every screen of the area, in the order of its menu (spec §2.8). */
export const screens = {
  dashboard: {
    path: '/user/dashboard',
    title: { en: 'Dashboard', ha: 'Allon bayani' },
    menu: { icon: 'home', short: { en: 'Dashboard', ha: 'Allo' } },
  },
  'generate-invoice': {
    path: '/user/generate-invoice',
    title: { en: 'Generate Invoice', ha: 'Fitar da takardar biyan kuɗi' },
    menu: { icon: 'document', short: { en: 'Generate', ha: 'Fitar' } },
  },
  invoices: {
    path: '/user/invoices',
    title: { en: 'Invoices', ha: 'Takardun biyan kuɗi' },
    menu: { icon: 'receipt', short: { en: 'Invoices', ha: 'Bil' } },
  },
  'payment-summary': {
    path: '/user/payment_summary',
    title: { en: 'Bill', ha: 'Bil' },
    handle: { hideNavigation: true }, // spec §2.1
  },
  'payment-history': {
    path: '/user/payment-history',
    title: { en: 'Payment History', ha: 'Tarihin biya' },
    menu: { icon: 'clock', short: { en: 'Payments', ha: 'Biya' } },
    tab: { of: 'history', title: { en: 'Receipts', ha: 'Rasitai' } },
  },
  'payment-attempts': {
    path: '/user/payment-history/attempts',
    title: { en: 'Attempts to pay', ha: 'Yunƙurin biya' },
    tab: { of: 'history' },
  },
  statement: {
    path: '/user/payment-history/statement',
    title: { en: 'Statement of account', ha: 'Bayanin asusu' },
    tab: { of: 'history' },
  },
  refunds: {
    path: '/user/payment-history/refunds',
    title: { en: 'Refunds', ha: 'Mayar da kuɗi' },
    tab: { of: 'history' },
  },
  credit: {
    path: '/user/payment-history/credit',
    title: { en: 'Credit', ha: 'Rarar kuɗi' },
    tab: { of: 'history' },
  },
  'e-services': {
    path: '/user/e-services',
    title: { en: 'E-Services', ha: 'Ayyukan intanet' },
    menu: { icon: 'list', short: { en: 'Services', ha: 'Ayyuka' } },
  },
  etcc: {
    path: '/user/etcc',
    title: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' },
  },
  'paye-manager': { path: '/user/paye-manager', title: { en: 'PAYE Manager', ha: 'Manajan PAYE' } },
  withholding: {
    path: '/user/withholding',
    title: { en: 'Withholding tax', ha: 'Harajin riƙo' },
    tab: { of: 'withholding', title: { en: 'What I withheld', ha: 'Abin da na riƙe' } },
  },
  'credit-notes': {
    path: '/user/withholding/credit-notes',
    title: { en: 'Credit notes', ha: 'Takardun harajin da aka riƙe' },
    tab: { of: 'withholding', title: { en: 'Withheld from me', ha: 'Abin da aka riƙe mini' } },
  },
  returns: { path: '/user/returns', title: { en: 'Returns', ha: 'Bayanan haraji' } },
  'duty-calendar': {
    path: '/user/returns/calendar',
    title: { en: 'Calendar of duties', ha: 'Kalandar ayyukan haraji' },
  },
  'own-facts': { path: '/user/returns/facts', title: { en: 'What makes your duties', ha: 'Abin da ke sa ayyukanka' } },
  return: { path: '/user/returns/:kind/:period', title: { en: 'Return', ha: 'Bayanin haraji' } },
  'filed-return': { path: '/user/returns/filed/:id', title: { en: 'Filed return', ha: 'Bayanin da aka gabatar' } },
  objections: {
    path: '/user/cases/objections',
    title: { en: 'Objections', ha: 'Ƙin amincewa da tantancewa' },
  },
  object: { path: '/user/cases/object', title: { en: 'Object', ha: 'Ƙi amincewa' } },
  cases: { path: '/user/cases', title: { en: 'Notices and cases', ha: 'Sanarwa da shari’o’i' } },
  'own-assessment': { path: '/user/cases/assessments/:id', title: { en: 'Assessment', ha: 'Kimanta haraji' } },
  penalties: { path: '/user/penalties', title: { en: 'Penalties', ha: 'Tara' } },
  'own-demand': { path: '/user/cases/demands/:id', title: { en: 'Demand notice', ha: 'Takardar neman biya' } },
  'own-enforcement': { path: '/user/cases/enforcements/:id', title: { en: 'Enforcement', ha: 'Tilastawa' } },
  'own-substitution': {
    path: '/user/cases/substitutions/:id',
    title: { en: 'Substitution', ha: 'Wakilci wajen biya' },
  },
  'own-discrepancy': {
    path: '/user/cases/discrepancies/:id',
    title: { en: 'Question about a return', ha: 'Tambaya kan bayanin haraji' },
  },
  clients: { path: '/user/clients', title: { en: 'Clients', ha: 'Abokan hulɗa' } },
  'commission-statements': {
    path: '/user/commission',
    title: { en: 'Commission', ha: 'La’ada' },
    seenBy: ['Agent'],
    tab: { of: 'commission', title: { en: 'Statements', ha: 'Bayanai' } },
  },
  commission: {
    path: '/user/commission/lines',
    title: { en: 'Commission by bill', ha: 'La’ada bisa bil' },
    tab: { of: 'commission' },
  },
  home: {
    path: '/',
    title: { en: 'Home', ha: 'Gida' },
    menu: { icon: 'building', exact: true, placement: 'secondary' },
    isElsewhere: true,
  },
  settings: {
    path: '/user/settings',
    title: { en: 'Profile', ha: 'Bayanana' },
    menu: { icon: 'account', placement: 'secondary' },
  },
  'help-support': {
    path: '/user/help-support',
    title: { en: 'Help & Support', ha: 'Taimako da tallafi' },
    menu: { icon: 'help', placement: 'secondary' },
  },
  inbox: { path: '/user/inbox', title: inboxTitle },
  logs: { path: '/user/logs', title: logsTitle },
  uploads: { path: '/uploads', title: { en: 'Upload Document', ha: 'Ɗora takarda' }, handle: { needsScript: true } },
} as const satisfies ScreenTable;
