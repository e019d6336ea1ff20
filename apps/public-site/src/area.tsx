import './public-site.css';
import { defineArea } from '@portal/platform';
import { replace } from '@portal/platform/router';
import { contentRoutes, underBanners } from './features/content/index.ts';
import { loadMessages, withTexts } from './messages.ts';
import { pages } from './pages.ts';
import { homeRoute } from './routes/home.route.tsx';
import { servicePaths, serviceRoutes } from './service-routes.ts';

export const area = defineArea({
  id: 'public-site',
  navigation: [],
  listedPaths: ['/', '/search', '/tax-calculator', '/stay-tuned', ...servicePaths],
  routes: [
    homeRoute,
    underBanners([
      {
        path: '/tax-calculator',
        handle: pages.taxCalculator,
        lazy: () => withTexts(import('./routes/tax-calculator.route.ts')),
      },
      { path: '/search', handle: pages.search, lazy: () => import('./routes/search.route.ts') },
      { path: '/stay-tuned', handle: pages.stayTuned, lazy: () => import('./routes/stay-tuned.route.ts') },
      {
        path: '/forgot-password',
        handle: pages.forgotPassword,
        lazy: () => import('./routes/forgot-password.route.ts'),
      },
      { path: '/reset_password', handle: pages.resetPassword, lazy: () => import('./routes/reset-password.route.ts') },
      { path: '/email-notice', handle: pages.emailNotice, lazy: () => import('./routes/email-notice.route.tsx') },
      { path: '/verify_email', handle: pages.verifyEmail, lazy: () => import('./routes/verify-email.route.ts') },
      { path: '/stop_recovery', handle: pages.stopRecovery, lazy: () => import('./routes/stop-recovery.route.ts') },
      { path: '/stop_reminders', handle: pages.stopReminders, lazy: () => import('./routes/stop-reminders.route.ts') },
      { path: '/auth/register/:id', handle: pages.register, lazy: () => import('./routes/register.route.ts') },
      { path: '/signup', handle: pages.signup, lazy: () => import('./routes/signup.route.ts') },
      ...serviceRoutes,
    ]),
    { path: '/coming-soon', handle: pages.comingSoon, lazy: () => import('./routes/coming-soon.route.ts') },
    ...contentRoutes,
    { path: '*', loader: () => replace('/') },
  ],
  loadMessages,
});
