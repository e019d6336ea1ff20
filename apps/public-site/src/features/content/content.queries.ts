import { type ApiClient, ApiError } from '@portal/api-client';
import { getContentPage, getNewsArticle, type Language, listNews } from '@portal/contracts';
import { queryOptions } from '@portal/platform/query';

export const contentKeys = {
  page: (path: string, language: Language) => ['content', 'page', path, language],
  article: (slug: string, language: Language) => ['content', 'article', slug, language],
};

/** A published page. The language is part of the key: what was read in one stays there when the other is chosen. */
export function pageQuery(api: ApiClient, path: string, language: Language) {
  return queryOptions({
    queryKey: contentKeys.page(path, language),
    queryFn: ({ signal }) => api(getContentPage, { query: { path } }, signal),
  });
}

export function articleQuery(api: ApiClient, slug: string, language: Language) {
  return queryOptions({
    queryKey: contentKeys.article(slug, language),
    queryFn: ({ signal }) => api(getNewsArticle, { params: { slug } }, signal),
  });
}

/** Older news, a page at a time. */
export function newsQuery(api: ApiClient, page: number, pageSize: number, language: Language) {
  return queryOptions({
    queryKey: ['content', 'news', page, pageSize, language],
    queryFn: ({ signal }) => api(listNews, { query: { page, pageSize } }, signal),
  });
}

/** What nobody published, and what cannot even be an address. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.is('content.not-found') || error.is('request.invalid'));
}

/** Forged, too old, or of something that has no preview. */
export function isPreviewExpired(error: unknown): boolean {
  return error instanceof ApiError && (error.is('content.preview-expired') || error.is('request.invalid'));
}
