import type { ScreenTable } from '@portal/area-screens';
import { superAdmins } from './super-admins.ts';

/** Spec §2.9: the header's menu says Settings, the sidebar Profile. */
const title = { en: 'Settings', ha: 'Saituna' } as const;
const page = { tab: { of: 'settings' }, handle: { headerTitle: title } } as const;
const theirs = { ...page, seenBy: superAdmins } as const;

/** Every page under Settings, in the order of its tabs. One's own account and the changes of revenue heads are for all administrators. */
export const settingsScreens = {
  settings: {
    ...page,
    path: '/admin/settings',
    title,
    tab: { of: 'settings', title: { en: 'My account', ha: 'Asusuna' } },
  },
  users: { ...theirs, path: '/admin/settings/users', title: { en: 'Users', ha: 'Masu amfani' } },
  deciders: { ...theirs, path: '/admin/settings/deciders', title: { en: 'Who decides', ha: 'Masu yanke shawara' } },
  'account-deletions': {
    ...theirs,
    path: '/admin/settings/deletions',
    title: { en: 'Deletions to decide', ha: 'Sharewar da za a yanke' },
  },
  roles: { ...theirs, path: '/admin/settings/roles', title: { en: 'Roles', ha: 'Matsayi' } },
  identity: {
    ...theirs,
    path: '/admin/settings/identity/:queue?',
    title: { en: 'Identity to confirm', ha: 'Shaidar da za a tabbatar' },
    tab: { of: 'settings', isPrefix: true },
  },
  'revenue-heads': {
    ...page,
    path: '/admin/settings/revenue-heads',
    title: { en: 'Changes of revenue heads', ha: 'Sauyin tushen kuɗin shiga' },
  },
  tariffs: { ...theirs, path: '/admin/settings/tariffs', title: { en: 'Tariffs', ha: 'Jadawalin kuɗi' } },
  gateways: { ...theirs, path: '/admin/settings/gateways', title: { en: 'Payment gateways', ha: 'Hanyoyin biya' } },
  budget: {
    ...theirs,
    path: '/admin/settings/budget',
    title: { en: 'Targets and statements', ha: 'Manufofi da bayanai' },
  },
  amounts: { ...theirs, path: '/admin/settings/fees', title: { en: 'Fees and limits', ha: 'Kuɗaɗe da iyakoki' } },
  shares: {
    ...theirs,
    path: '/admin/settings/shares',
    title: { en: 'Shares and commission', ha: 'Kaso da la’ada' },
  },
  'share-lines': {
    path: '/admin/settings/shares/lines',
    title: { en: 'Lines of shares', ha: 'Layukan kaso' },
    handle: { headerTitle: title },
  },
  mails: { ...theirs, path: '/admin/settings/mails', title: { en: 'Mails', ha: 'Imel' } },
  features: { ...theirs, path: '/admin/settings/features', title: { en: 'Features', ha: 'Ɓangarori' } },
  keys: { ...theirs, path: '/admin/settings/keys', title: { en: 'Keys', ha: 'Mabuɗai' } },
  'access-review': {
    ...theirs,
    path: '/admin/settings/access-review',
    title: { en: 'Who has access', ha: 'Wa yake da dama' },
  },
  'data-requests': {
    ...theirs,
    path: '/admin/settings/data-requests',
    title: { en: 'Data-protection requests', ha: 'Buƙatun kare bayanai' },
  },
  'mda-requests': {
    ...theirs,
    path: '/admin/settings/mda-requests',
    title: { en: 'Requests of MDAs', ha: 'Buƙatun MDA' },
  },
  jobs: { ...theirs, path: '/admin/settings/jobs', title: { en: 'Background jobs', ha: 'Ayyukan bayan fage' } },
} as const satisfies ScreenTable;
