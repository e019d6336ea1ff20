import { defineArea } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'admin',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/admin'),
    notReleasedRoute('/admin/settings', { en: 'Settings', ha: 'Saituna' }, '/admin'),
    notReleasedRoute('/admin/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/admin'),
    notReleasedRoute('/admin-auth', { en: 'Admin', ha: 'Admin' }),
    notReleasedRoute('/superadmin', { en: 'Super Admin', ha: 'Super Admin' }),
  ],
  loadMessages: async () => {},
});
