import { useApiClient } from '@portal/api-client';
import { listSearchDocuments, listTaxOffices, officePath } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQueries } from '@portal/platform/query';
import { useMemo } from 'react';
import { type Findable, searchIndex } from '../../words/search-index.ts';
import { useSearchMessages } from './messages/use-search-messages.ts';
import { ownScreens } from './own-screens.ts';

/** Long enough for a visit; what was published meanwhile is found by the next one. */
const freshForMs = 300_000;

/** What can be found, fetched once: from then on every keystroke is answered on the device. */
export function useSearchIndex() {
  const api = useApiClient();
  const language = useLanguage();
  const messages = useSearchMessages();
  const [published, offices] = useQueries({
    queries: [
      {
        queryKey: ['search', 'documents', language],
        queryFn: ({ signal }: { signal: AbortSignal }) => api(listSearchDocuments, {}, signal),
        staleTime: freshForMs,
      },
      {
        queryKey: ['search', 'offices'],
        queryFn: ({ signal }: { signal: AbortSignal }) => api(listTaxOffices, {}, signal),
        staleTime: freshForMs,
      },
    ],
  });
  const index = useMemo(() => {
    if (!published.data || !offices.data) return undefined;
    const inOffices = offices.data.map(
      ({ id, displayField }): Findable => ({
        kind: 'office',
        path: officePath(id),
        title: displayField,
        text: messages.officeText,
      }),
    );
    const own = ownScreens(language);
    const known = new Set(own.map(({ path }) => path));
    // A screen of ours and a page of the content may share an address: the screen's own words are better.
    const pages = published.data.filter(({ kind, path }) => kind !== 'page' || !known.has(path));
    return searchIndex([...own, ...pages, ...inOffices]);
  }, [published.data, offices.data, language, messages]);

  return {
    index,
    hasFailed: published.isError || offices.isError,
    retry: () => void Promise.all([published.refetch(), offices.refetch()]),
  };
}
