import type { Section } from '@portal/workspace/sections';

/** Every page under Settings, in the order of its tabs. `area.tsx` says what each loads. */
export const settingsSections = [
  { to: '/admin/settings', title: { en: 'My account', ha: 'Asusuna' } },
  { to: '/admin/settings/users', title: { en: 'Users', ha: 'Masu amfani' } },
  { to: '/admin/settings/deletions', title: { en: 'Deletions to decide', ha: 'Sharewar da za a yanke' } },
  { to: '/admin/settings/roles', title: { en: 'Roles', ha: 'Matsayi' } },
  {
    to: '/admin/settings/identity',
    path: '/admin/settings/identity/:queue?',
    title: { en: 'Identity to confirm', ha: 'Shaidar da za a tabbatar' },
    isPrefix: true,
  },
  { to: '/admin/settings/tariffs', title: { en: 'Tariffs', ha: 'Jadawalin kuɗi' } },
  { to: '/admin/settings/gateways', title: { en: 'Payment gateways', ha: 'Hanyoyin biya' } },
  {
    to: '/admin/settings/budget',
    title: { en: 'Targets and statements', ha: 'Manufofi da bayanai' },
  },
  { to: '/admin/settings/fees', title: { en: 'Fees and limits', ha: 'Kuɗaɗe da iyakoki' } },
  { to: '/admin/settings/mails', title: { en: 'Mails', ha: 'Imel' } },
  { to: '/admin/settings/features', title: { en: 'Features', ha: 'Ɓangarori' } },
  { to: '/admin/settings/keys', title: { en: 'Keys', ha: 'Mabuɗai' } },
  {
    to: '/admin/settings/access-review',
    title: { en: 'Who has access', ha: 'Wa yake da dama' },
  },
  {
    to: '/admin/settings/data-requests',
    title: { en: 'Data-protection requests', ha: 'Buƙatun kare bayanai' },
  },
  {
    to: '/admin/settings/mda-requests',
    title: { en: 'Requests of MDAs', ha: 'Buƙatun MDA' },
  },
  { to: '/admin/settings/jobs', title: { en: 'Background jobs', ha: 'Ayyukan bayan fage' } },
] as const satisfies readonly (Section & { readonly path?: string })[];
