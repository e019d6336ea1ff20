export type { Article, LocalizedArticle } from './article.ts';
export { articleRoutes } from './article-routes.ts';
