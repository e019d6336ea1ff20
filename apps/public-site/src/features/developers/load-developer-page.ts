import { type DeveloperPage, developerPages, getDeveloperPage, type Language } from '@portal/contracts';
import { portalServices } from '@portal/platform';
import { data, type LoaderFunctionArgs } from '@portal/platform/router';

/** What the router keeps of a page: its HTML is in the document already, and need not be there twice. */
export interface LoadedPage {
  readonly page: DeveloperPage;
  readonly language: Language;
  readonly isThere: boolean;
}

const texts = new WeakMap<LoadedPage, string>();

/** The page's HTML, where it was fetched here; not in a browser that takes a document over. */
export function htmlOf(loaded: LoadedPage): string | undefined {
  return texts.get(loaded);
}

/** The page of an address from the API, in the visitor's language; 503 where it cannot be had. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = portalServices(context);
  const last = new URL(request.url).pathname.split('/')[2];
  const page = developerPages.find((each) => each === last) ?? 'reference';
  const html = await api(getDeveloperPage, { params: { page } }, request.signal).then(
    (answer) => answer.html,
    (error: unknown) => {
      if (request.signal.aborted) throw error;
      return undefined;
    },
  );
  const loaded: LoadedPage = { page, language, isThere: html !== undefined };
  if (html !== undefined) texts.set(loaded, html);
  return data(loaded, { status: html === undefined ? 503 : 200 });
}
