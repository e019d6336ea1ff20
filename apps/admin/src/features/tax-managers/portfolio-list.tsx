import { messageFrom, useApiClient } from '@portal/api-client';
import { listPortfolio } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Button, ErrorState, Skeleton, TextLink } from '@portal/ui';
import { useState } from 'react';
import { texts } from './texts.ts';

const pageSize = 20;

/** Whom somebody looks after, by name, a page at a time. */
export function PortfolioList({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const [pageNumber, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['work', 'tax-manager', id, 'portfolio', pageNumber],
    queryFn: ({ signal }) => api(listPortfolio, { params: { id }, query: { pageNumber, pageSize } }, signal),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(texts.portfolioOf)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.portfolioOf))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { data, totalRecords } = query.data;
  if (data.length === 0) return <p>{localized(texts.nobody)}</p>;
  const pages = Math.ceil(totalRecords / pageSize);
  return (
    <>
      <ul className="ws-record-list">
        {data.map(({ tpui, name, category }) => (
          <li key={tpui}>
            <span>
              <TextLink to={`/admin/tax-payers/${tpui}`}>{name || tpui}</TextLink>
              <small>
                {tpui}, {category}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="ui-screen-only">
          <Button size="sm" variant="secondary" disabled={pageNumber === 1} onClick={() => setPage(pageNumber - 1)}>
            {localized(texts.previous)}
          </Button>{' '}
          {localized(texts.page)} {pageNumber} / {pages}{' '}
          <Button size="sm" variant="secondary" disabled={pageNumber === pages} onClick={() => setPage(pageNumber + 1)}>
            {localized(texts.next)}
          </Button>
        </p>
      )}
    </>
  );
}
