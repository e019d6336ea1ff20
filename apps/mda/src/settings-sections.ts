import type { Section } from '@portal/workspace/sections';

/** The pages of Settings, in the order of its tabs. */
export const settingsSections = [
  { to: '/mda/settings', title: { en: 'My account', ha: 'Asusuna' } },
  { to: '/mda/settings/counters', title: { en: 'Counters and papers', ha: 'Kanta da takardu' } },
  { to: '/mda/settings/tariffs', title: { en: 'Tariffs', ha: 'Jadawalin kuɗi' } },
  { to: '/mda/settings/people', title: { en: 'People', ha: 'Mutane' } },
  { to: '/mda/settings/requests', title: { en: 'Requests', ha: 'Buƙatu' } },
] as const satisfies readonly Section[];
