// With the area: a page whose largest paint is a picture has no request to spare for styles of its own.
import './content.css';
import type { RouteObject } from '@portal/platform/router';
import { contentHandle, loadArticle, loadPage } from './content-loaders.ts';

const anyPage = {
  handle: contentHandle({ en: 'Information', ha: 'Bayani' }),
  loader: loadPage,
  lazy: async () => ({ Component: (await import('./content-screens.ts')).ContentScreen }),
};

/**
 * What draws pages comes beside the page itself: the home page and the way to a receipt need none of it. Each route names the file
 * by itself, so that its document can.
 *
 * Every published page, whatever its path: a page that is new in the database needs no release. Two parts at most: a pattern of
 * three would be taken for a better match than another area's own paths.
 */
export const contentRoutes: readonly RouteObject[] = [
  {
    path: '/news/:slug',
    handle: contentHandle({ en: 'News', ha: 'Labarai' }),
    loader: loadArticle,
    lazy: async () => ({ Component: (await import('./content-screens.ts')).ArticleScreen }),
  },
  {
    path: '/preview',
    handle: { title: { en: 'Preview', ha: 'Dubawa kafin wallafawa' } },
    lazy: async () => ({ Component: (await import('./content-screens.ts')).PreviewScreen }),
  },
  { path: '/:first', ...anyPage },
  { path: '/:first/:second', ...anyPage },
];
