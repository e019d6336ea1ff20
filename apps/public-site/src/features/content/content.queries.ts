import { type ApiClient, ApiError } from '@portal/api-client';
import {
  type ContentPage,
  getContentPage,
  getNewsArticle,
  type Language,
  listBanners,
  listNews,
} from '@portal/contracts';
import { type QueryClient, queryOptions } from '@portal/platform/query';

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

/** The pages of a visit follow each other faster than banners change. */
const bannersFreshForMs = 60_000;

/** Those of the page that was read last are as good as fetched. */
export function bannersQuery(api: ApiClient, queryClient: QueryClient, language: Language) {
  const known = () => lastRead(queryClient, language);
  return queryOptions({
    queryKey: ['content', 'banners', language],
    queryFn: ({ signal }) => api(listBanners, {}, signal),
    initialData: () => known()?.data?.banners,
    initialDataUpdatedAt: () => known()?.dataUpdatedAt,
    // No screen waits for a connection, or for a second try, because of them.
    networkMode: 'always',
    retry: false,
    staleTime: bannersFreshForMs,
    retryOnMount: false,
  });
}

function lastRead(queryClient: QueryClient, language: Language) {
  const [newest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['content', 'page'] })
    .filter(({ queryKey, state }) => queryKey[3] === language && state.data)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return newest?.state as { readonly data?: ContentPage; readonly dataUpdatedAt: number } | undefined;
}

/** Older news, a page at a time. */
export function newsQuery(api: ApiClient, pageNumber: number, pageSize: number, language: Language) {
  return queryOptions({
    queryKey: ['content', 'news', pageNumber, pageSize, language],
    queryFn: ({ signal }) => api(listNews, { query: { pageNumber, pageSize } }, signal),
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
