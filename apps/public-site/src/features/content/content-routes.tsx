import './content.css';
import type { RouteObject } from '@portal/platform/router';
import { ArticleScreen } from './article-screen.tsx';
import { contentHandle, loadArticle, loadPage } from './content-loaders.ts';
import { ContentScreen } from './content-screen.tsx';
import { PreviewScreen } from './preview-screen.tsx';

const anyPage = {
  handle: contentHandle({ en: 'Information', ha: 'Bayani' }),
  loader: loadPage,
  Component: ContentScreen,
};

/**
 * Every published page, whatever its path: a page that is new in the database needs no release, and going to one costs its
 * content alone. Two parts at most: a pattern of three would be taken for a better match than another area's own paths.
 */
export const contentRoutes: readonly RouteObject[] = [
  {
    path: '/news/:slug',
    handle: contentHandle({ en: 'News', ha: 'Labarai' }),
    loader: loadArticle,
    Component: ArticleScreen,
  },
  {
    path: '/preview',
    handle: { title: { en: 'Preview', ha: 'Dubawa kafin wallafawa' } },
    Component: PreviewScreen,
  },
  { path: '/:first', ...anyPage },
  { path: '/:first/:second', ...anyPage },
];
