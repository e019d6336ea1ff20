import { menuOf, routesOf } from '@portal/area-screens';
import { defineArea } from '@portal/platform';
import { screens } from './screens.ts';

/** Groups have no screen of their own: they lead to their first entry. */
const groups = {
  intelligence: {
    label: { en: 'Tax Intelligence Management', ha: 'Kula da bayanan sirrin haraji' },
    icon: 'network',
  },
  enforcement: {
    label: { en: 'Tax Enforcement Management', ha: 'Kula da tilasta biyan haraji' },
    icon: 'briefcase',
  },
} as const;

export const area = defineArea({
  id: 'tax-office',
  navigation: menuOf(screens, groups),
  routes: routesOf(screens, import.meta.glob('./routes/*.route.{ts,tsx}')),
  loadMessages: async () => {},
});
