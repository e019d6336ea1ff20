import './search.css';
import { isBillReference, normalizeBillReference } from '@portal/contracts';
import { useLocation } from '@portal/platform/router';
import { Button, Icon, Notice, Page, TextInput, TextLink } from '@portal/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSearchMessages } from './messages/use-search-messages.ts';
import { PopularPages } from './popular-pages.tsx';
import { Results } from './results.tsx';
import { useSearchIndex } from './search.queries.ts';

/** Spec §9. Results come with each keystroke; only the address waits. */
const addressDelayMs = 300;
const longestQuery = 80;
/** A National Identification Number, in whatever groups; numbers of receipts, telephones and cards are as long. */
const digitsOfAnIdentity = 11;

/** Finds while one types. `?q=` is the search, to be shared and come back to. */
export function Search() {
  const messages = useSearchMessages();
  const { key, search } = useLocation();
  const [query, setQuery] = useState(() => askedIn(search));
  const results = useRef<HTMLDivElement>(null);
  const { index, hasFailed, retry } = useSearchIndex();
  const wanted = query.trim();
  const reference = normalizeBillReference(wanted);
  // Nothing published has its name: there is nothing to find but the bill.
  const isReference = isBillReference(reference);
  // An address stays in the history of a phone that others may use.
  const isPersonal = isReference || wanted.replaceAll(/\D/g, '').length >= digitsOfAnIdentity;
  const shared = isPersonal ? '' : wanted;

  // Back, and links to another search.
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setQuery(askedIn(search));
  }

  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(shared), addressDelayMs);
    return () => clearTimeout(timer);
  }, [shared]);

  function submit(event: FormEvent) {
    event.preventDefault();
    keepInAddress(shared);
  }

  function enterResults(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    const first = results.current?.querySelector('a');
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  return (
    <Page title={messages.title} lead={messages.lead}>
      <div className="page-columns">
        <div className="search-matter">
          <search>
            <form action="/search" method="post" onSubmit={submit} className="search-form">
              <TextInput
                name="q"
                type="search"
                size="lg"
                label={messages.label}
                description={messages.hint}
                value={query}
                onChange={(event) => setQuery(event.currentTarget.value)}
                onKeyDown={enterResults}
                maxLength={longestQuery}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
              />
              <Button type="submit" size="lg" icon={<Icon name="search" />}>
                {messages.button}
              </Button>
            </form>
          </search>
          <noscript>
            <Notice kind="info">{messages.needsScript}</Notice>
          </noscript>
          {isReference && (
            <p>
              <TextLink to={`/payment_summary_open?billReference=${reference}`}>
                {messages.openBill(reference)}
              </TextLink>
            </p>
          )}
          {wanted !== '' && !isReference && (
            <div ref={results}>
              <Results query={wanted} index={index} hasFailed={hasFailed} onRetry={retry} onSearch={setQuery} />
            </div>
          )}
        </div>
        <div className="page-aside">
          <PopularPages />
        </div>
      </div>
    </Page>
  );
}

function askedIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, longestQuery);
}

/** Past the router on purpose: a navigation of its own would cut off the one of a result that was just pressed. */
function keepInAddress(query: string): void {
  const { pathname, search } = window.location;
  if (pathname !== '/search') return;
  const fields = new URLSearchParams(search);
  if (query === '') fields.delete('q');
  else fields.set('q', query);
  const asked = fields.toString();
  window.history.replaceState(window.history.state, '', asked ? `/search?${asked}` : '/search');
}
