import { defineArea } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'mda',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/mda'),
    notReleasedRoute('/mda/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/mda'),
    notReleasedRoute('/MDAmanager', { en: 'MDA Login', ha: 'Shigar MDA' }),
  ],
  loadMessages: async () => {},
});
