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
    { path: '/forgot-password', handle: pages.forgotPassword, lazy: () => import('./routes/forgot-password.route.ts') },
    { path: '/reset_password', handle: pages.resetPassword, lazy: () => import('./routes/reset-password.route.ts') },
    { path: '/email-notice', handle: pages.emailNotice, lazy: () => import('./routes/email-notice.route.ts') },
    { path: '/verify_email', handle: pages.verifyEmail, lazy: () => import('./routes/verify-email.route.ts') },
    ...laterPages.map(({ path, title }) => notReleasedRoute(path, title)),
    ...articleRoutes,
    { path: '*', loader: () => replace('/') },
  ],
  loadMessages,
});
