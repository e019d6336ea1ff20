import { useLanguage } from '@portal/platform';
import { useLocation, useMatches } from '@portal/platform/router';
import { useEffect, useRef } from 'react';
import { contentId } from '../layout/index.ts';
import { pageTitle } from './page-title.ts';

/**
 * After a soft navigation a person who cannot see the page must notice it: the document's title follows the screen, and the
 * focus goes to its heading. Never on the first page, where the browser has done that, nor when only the query has changed.
 */
export function RouteAnnouncer() {
  const matches = useMatches();
  const language = useLanguage();
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  const { title } = pageTitle(matches, language);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (hash) return;
    const content = document.getElementById(contentId);
    const heading = content?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}
