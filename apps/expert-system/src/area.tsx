import { defineArea } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'expert-system',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/expert-system'),
    notReleasedRoute('/expert-system/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/expert-system'),
    notReleasedRoute('/tsp', { en: 'Expert Systems', ha: 'Tsarin ƙwararru' }),
  ],
  loadMessages: async () => {},
});
