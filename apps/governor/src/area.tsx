import { defineArea } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'governor',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/gov-dashboard'),
    notReleasedRoute('/gov-dashboard/settings', { en: 'Settings', ha: 'Saituna' }, '/gov-dashboard'),
    notReleasedRoute('/gov-dashboard/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/gov-dashboard'),
    notReleasedRoute('/governor', { en: "Governor's Portal / Sign in", ha: 'Shafin Gwamna / Shiga' }),
  ],
  loadMessages: async () => {},
});
