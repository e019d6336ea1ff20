import './public-site.css';
import { defineArea } from '@portal/platform';
import { replace } from '@portal/platform/router';
import { notReleasedRoute } from '@portal/ui';
import { articleRoutes } from './features/articles/index.ts';
import { ComingSoon, StayTuned } from './features/coming-soon/index.ts';
import { Home } from './features/home/index.ts';
import { loadMessages } from './messages.ts';
import { laterPages, pages } from './pages.ts';

export const area = defineArea({
  id: 'public-site',
  navigation: [],
  routes: [
    { path: '/', handle: pages.home, Component: Home },
    { path: '/stay-tuned', handle: pages.stayTuned, Component: StayTuned },
    { path: '/coming-soon', handle: pages.comingSoon, Component: ComingSoon },
    { path: '/sadmin', handle: pages.comingSoon, Component: ComingSoon },
    { path: '/forgot-password', loader: () => replace('/?a=forgot-password') },
    ...laterPages.map(({ path, title }) => notReleasedRoute(path, title)),
    ...articleRoutes,
    { path: '*', loader: () => replace('/') },
  ],
  loadMessages,
});
