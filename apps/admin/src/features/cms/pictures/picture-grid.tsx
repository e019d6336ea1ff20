import { messageFrom } from '@portal/api-client';
import type { listPictures, ResponseOf } from '@portal/contracts';
import { Button, EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { usePictures } from '../cms.queries.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { PictureView } from './picture-view.tsx';

export type LibraryPicture = ResponseOf<typeof listPictures>['data'][number];

/** The library by page, each picture with what may be done with it. */
export function PictureGrid({ action }: { readonly action: (picture: LibraryPicture) => ReactNode }) {
  const messages = useCmsMessages();
  const [page, setPage] = useState(1);
  const query = usePictures(page);
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, messages.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { data, totalRecords } = query.data;
  if (data.length === 0) return <EmptyState title={messages.noPictures}>{messages.noPicturesText}</EmptyState>;
  return (
    <>
      <ul className="cms-pictures">
        {data.map((picture) => (
          <li key={picture.id}>
            <PictureView id={picture.id} alt={messages.pictureNamed(picture.fileName)} />
            <small>
              {picture.fileName}, {picture.width} × {picture.height}
            </small>
            {action(picture)}
          </li>
        ))}
      </ul>
      {totalRecords > 24 && (
        <p className="cms-moves">
          <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {messages.newer}
          </Button>
          <Button size="sm" variant="secondary" disabled={page * 24 >= totalRecords} onClick={() => setPage(page + 1)}>
            {messages.older}
          </Button>
        </p>
      )}
    </>
  );
}
