import type { ContentPage, Language, Localized } from '@portal/contracts';
import { portalServices, type RouteHandle } from '@portal/platform';
import { type LoaderFunctionArgs, replace } from '@portal/platform/router';
import { articleQuery, contentKeys, isUnknown, pageQuery } from './content.queries.ts';
import { pagePath } from './page-path.ts';

/** What the document says about a page: all that the router keeps of it. */
export interface ContentHead {
  readonly path: string;
  readonly title: Localized;
  readonly lead: Localized;
}

/** Fetches the page while its screen is being loaded. Unknown paths lead home (spec §2.1). */
export async function loadPage({ request, context }: LoaderFunctionArgs): Promise<ContentHead | null> {
  const { api, queryClient, language } = portalServices(context);
  return headOf(queryClient.ensureQueryData(pageQuery(api, pagePath(new URL(request.url).pathname), language)), '/');
}

/** The home page asks its question with or without news. */
export async function loadHome({ context }: LoaderFunctionArgs): Promise<ContentHead | null> {
  const { api, queryClient, language } = portalServices(context);
  return queryClient.ensureQueryData(pageQuery(api, '/', language)).then(withoutBlocks, () => null);
}

export async function loadArticle({ params, context }: LoaderFunctionArgs): Promise<ContentHead | null> {
  const { api, queryClient, language } = portalServices(context);
  return headOf(queryClient.ensureQueryData(articleQuery(api, params.slug ?? '', language)), '/news');
}

async function headOf(fetched: Promise<ContentPage>, elsewhere: string): Promise<ContentHead | null> {
  try {
    return withoutBlocks(await fetched);
  } catch (error) {
    if (isUnknown(error)) throw replace(elsewhere);
    // The screen says that nothing could be fetched, and tries again.
    return null;
  }
}

function withoutBlocks({ path, title, lead }: ContentPage): ContentHead {
  return { path, title, lead };
}

/** Title and description of a page come from its content; until that is here, from what the screen is called. */
export function contentHandle(title: Localized, description?: Localized): RouteHandle {
  const headIn = (data: unknown) => (data ?? undefined) as ContentHead | undefined;
  return {
    title: (data) => headIn(data)?.title ?? title,
    description: (data) => headIn(data)?.lead ?? description,
    async structuredData(data, language, fetched) {
      const path = headIn(data)?.path;
      const page = path && fetched.getQueryData<ContentPage>(keyOf(path, language));
      return page ? (await import('../../structured-data/index.ts')).contentAsData(page, language) : [];
    },
  };
}

function keyOf(path: string, language: Language) {
  const slug = path.split('/news/')[1];
  return slug ? contentKeys.article(slug, language) : contentKeys.page(path, language);
}
