import { Button, EmptyState, ErrorState, Skeleton, TextLink } from '@portal/ui';
import { type KeyboardEvent, useMemo } from 'react';
import type { Found, FoundKind, SearchIndex } from '../../words/search-index.ts';
import { excerpt, marked } from './excerpt.ts';
import { type SearchMessages, useSearchMessages } from './messages/use-search-messages.ts';

export interface ResultsProps {
  /** Not empty. */
  readonly query: string;
  /** Nothing until it has arrived. */
  readonly index: SearchIndex | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onSearch: (query: string) => void;
}

export function Results({ query, index, hasFailed, onRetry, onSearch }: ResultsProps) {
  const messages = useSearchMessages();
  const found = useMemo(() => index?.find(query), [index, query]);
  if (!found || !index) {
    return hasFailed ? <ErrorState message={messages.failed} onRetry={onRetry} /> : <Waiting />;
  }
  if (found.length === 0) return <NothingFound query={query} suggestion={index.suggest(query)} onSearch={onSearch} />;
  return (
    <>
      <p role="status" id="search-count" className="search-count">
        {messages.results(found.length, query)}
      </p>
      <ol className="search-results" aria-labelledby="search-count" onKeyDown={moveFocus}>
        {found.map((each) => (
          <li key={each.id}>
            <Result found={each} messages={messages} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Result({ found, messages }: { readonly found: Found; readonly messages: SearchMessages }) {
  const { path, title, text, kind, words } = found;
  return (
    <>
      <TextLink to={path} className="search-title">
        <Marked text={title} words={words} />
      </TextLink>
      <p>
        <span className="search-kind">{kindNames(messages)[kind]}</span>{' '}
        <Marked text={excerpt(text, words)} words={words} />
      </p>
    </>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  let at = 0;
  return marked(text, words).map(({ text: piece, isMatch }) => {
    at += piece.length;
    return isMatch ? <mark key={at}>{piece}</mark> : piece;
  });
}

function Waiting() {
  const messages = useSearchMessages();
  return (
    <div role="status" className="search-waiting">
      <span className="ui-hidden">{messages.preparing}</span>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height={64} />
      ))}
    </div>
  );
}

interface NothingFoundProps {
  readonly query: string;
  readonly suggestion: string | undefined;
  readonly onSearch: (query: string) => void;
}

function NothingFound({ query, suggestion, onSearch }: NothingFoundProps) {
  const messages = useSearchMessages();
  return (
    <div className="search-nothing">
      <div role="status">
        <EmptyState icon="search" title={messages.nothing(query)}>
          {messages.nothingText}
        </EmptyState>
      </div>
      {suggestion && (
        <p>
          {messages.didYouMean}{' '}
          <Button variant="quiet" onClick={() => onSearch(suggestion)}>
            {suggestion}
          </Button>
        </p>
      )}
    </div>
  );
}

function kindNames(messages: SearchMessages): Readonly<Record<FoundKind, string>> {
  return {
    page: messages.kindPage,
    news: messages.kindNews,
    question: messages.kindQuestion,
    service: messages.kindService,
    office: messages.kindOffice,
  };
}

/** Down and up go from result to result; up from the first one goes back to the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
  if (next < 0) document.querySelector<HTMLInputElement>('search input')?.focus();
  else links[next]?.focus();
}
