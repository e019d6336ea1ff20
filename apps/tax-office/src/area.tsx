import { defineArea } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'tax-office',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/tax-area-office'),
    notReleasedRoute('/tax-area-office/settings', { en: 'Settings', ha: 'Saituna' }, '/tax-area-office'),
    notReleasedRoute('/tax-area-office/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/tax-area-office'),
    notReleasedRoute('/taxareaoffice-login', { en: 'Tax Area Office Login', ha: 'Shigar Ofishin Haraji na Yanki' }),
  ],
  loadMessages: async () => {},
});
