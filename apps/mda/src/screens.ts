import type { ScreenTable } from '@portal/area-screens';
import { inboxTitle, logsTitle } from '@portal/platform';

const invoices = { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' } as const;
const settings = { en: 'Settings', ha: 'Saituna' } as const;

/** Every screen of the area, in the order of its menu (spec §2.12). */
export const screens = {
  dashboard: { path: '/mda', title: { en: 'Dashboard', ha: 'Allon bayani' }, menu: { icon: 'home', exact: true } },
  'invoice-reports': {
    path: '/mda/invoice-reports',
    title: invoices,
    menu: { icon: 'receipt', opens: 'bills' },
    tab: { of: 'invoices', title: { en: 'Bills', ha: 'Bil' } },
  },
  questions: {
    path: '/mda/invoice-reports/questions',
    title: { en: 'Questions about bills', ha: 'Tambayoyi kan bil' },
    tab: { of: 'invoices' },
    handle: { headerTitle: invoices },
  },
  'new-bill': { path: '/mda/new-bill', title: { en: 'New bill', ha: 'Sabon bil' } },
  'clearance-check': {
    path: '/mda/clearance-check',
    title: { en: 'Check tax clearance', ha: 'Duba shaidar biyan haraji' },
  },
  'day-close': { path: '/mda/day-close', title: { en: 'Close of the day', ha: 'Rufe aikin rana' } },
  bill: { path: '/mda/bills/:billReference', title: { en: 'Bill', ha: 'Bil' } },
  'correct-bill': { path: '/mda/bills/:billReference/correction', title: { en: 'Correct a bill', ha: 'Gyara bil' } },
  'collection-reports': {
    path: '/mda/collection-reports',
    title: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
    menu: { icon: 'card' },
    tab: { of: 'collections', title: { en: 'Receipts', ha: 'Rasitai' } },
  },
  settlement: {
    path: '/mda/collection-reports/settlement',
    title: { en: 'Settlement', ha: 'Mika kuɗi' },
    tab: { of: 'collections' },
  },
  'revenue-reports': {
    path: '/mda/revenue-reports',
    title: { en: 'Revenue Heads Report', ha: 'Rahoton rukunonin kuɗin shiga' },
    menu: { icon: 'list' },
  },
  settings: {
    path: '/mda/settings',
    title: settings,
    menu: { icon: 'settings' },
    tab: { of: 'settings', title: { en: 'My account', ha: 'Asusuna' } },
  },
  counters: {
    path: '/mda/settings/counters',
    title: { en: 'Counters and papers', ha: 'Kanta da takardu' },
    tab: { of: 'settings' },
    handle: { headerTitle: settings },
  },
  tariffs: {
    path: '/mda/settings/tariffs',
    title: { en: 'Tariffs', ha: 'Jadawalin kuɗi' },
    tab: { of: 'settings' },
    handle: { headerTitle: settings },
  },
  'propose-tariff': {
    path: '/mda/settings/tariffs/new',
    title: { en: 'Propose a tariff', ha: 'Gabatar da jadawalin kuɗi' },
    handle: { headerTitle: settings },
  },
  people: {
    path: '/mda/settings/people',
    title: { en: 'People', ha: 'Mutane' },
    tab: { of: 'settings' },
    handle: { headerTitle: settings },
  },
  requests: {
    path: '/mda/settings/requests',
    title: { en: 'Requests', ha: 'Buƙatu' },
    tab: { of: 'settings' },
    handle: { headerTitle: settings },
  },
  inbox: { path: '/mda/inbox', title: inboxTitle },
  logs: { path: '/mda/logs', title: logsTitle },
  'mda-manager': {
    path: '/MDAmanager',
    title: { en: 'MDA Login', ha: 'Shigar MDA' }, // spec §2.7
    handle: { hideNavigation: true },
  },
} as const satisfies ScreenTable;
