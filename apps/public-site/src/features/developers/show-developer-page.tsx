import './developers.css';
import { problemOf, useApiClient } from '@portal/api-client';
import { apiBasePath, getDeveloperPage } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { LoadFailure, Page } from '@portal/ui';
import { useEffect, useState } from 'react';
import { developerHeads } from '../../developer-heads.ts';
import { useMessages } from '../../messages.ts';
import { htmlOf, type LoadedPage } from './load-developer-page.ts';

const placeId = 'developer-page';
const scriptAddress = `${apiBasePath}/tsp/reference.js`;

export interface ShowDeveloperPageProps {
  readonly loaded: LoadedPage;
}

/**
 * HTML that the API made of the contract. Where the document came with it, it is taken over as it stands; another language, and a page
 * that could not be had, are fetched.
 */
export function ShowDeveloperPage({ loaded }: ShowDeveloperPageProps) {
  const { page } = loaded;
  const api = useApiClient();
  const language = useLanguage();
  const localized = useLocalized();
  const messages = useMessages();
  const [first] = useState(() => htmlOf(loaded) ?? takenOver());
  const isFirst = loaded.isThere && language === loaded.language && first !== undefined;
  const other = useQuery({
    queryKey: ['developer-page', page, language],
    queryFn: ({ signal }) => api(getDeveloperPage, { params: { page } }, signal),
    enabled: !isFirst,
  });
  const html = isFirst ? first : (other.data?.html ?? first);
  useEffect(() => {
    if (html !== undefined) enliven();
  }, [html]);
  return (
    <Page title={localized(developerHeads[page].title)} lead={localized(developerHeads[page].description)}>
      {html === undefined && other.error && (
        <LoadFailure
          problem={problemOf(other.error)}
          message={messages.pageFailedText}
          next={messages.pageFailedNext}
          onRetry={() => void other.refetch()}
          isRetrying={other.isFetching}
        />
      )}
      {html !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own API made it of the contract, and nobody's text is in it
        <div id={placeId} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      )}
      <script src={scriptAddress} async />
    </Page>
  );
}

function takenOver(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(placeId)?.innerHTML;
}

/** The script that the document came with may have seen another text. */
function enliven(): void {
  document.dispatchEvent(new Event('developers:shown'));
}
