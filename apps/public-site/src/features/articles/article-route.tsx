import type { RouteHandle } from '@portal/platform';
import type { RouteObject } from '@portal/platform/router';
import type { LocalizedArticle } from './article.ts';
import { ArticlePage } from './article-page.tsx';

/** The route of an informational page. Its text is loaded when somebody goes there. */
export function articleRoute(path: string, load: () => Promise<{ readonly article: LocalizedArticle }>): RouteObject {
  return {
    path,
    lazy: async () => {
      const { article } = await load();
      const { en, ha } = article;
      const handle: RouteHandle = {
        title: { en: en.title, ha: ha.title },
        description: { en: en.lead, ha: ha.lead },
      };
      return { handle, element: <ArticlePage article={article} /> };
    },
  };
}
