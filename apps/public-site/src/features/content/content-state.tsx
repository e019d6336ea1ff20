import { problemOf } from '@portal/api-client';
import { LoadFailure, Page, Skeleton } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import { keyed } from './keyed.ts';

export interface ContentStateProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Instead of a page that is not here yet, or that could not be fetched. */
export function ContentState({ error, isFetching, onRetry }: ContentStateProps) {
  const messages = useMessages();
  if (!error) {
    return (
      <Page title={messages.pageLoading}>
        <div className="page-columns">
          <div className="content-matter">
            {keyed([40, 96, 96, 200]).map(({ key, part: height }) => (
              <Skeleton key={key} height={height} aria-hidden="true" />
            ))}
          </div>
        </div>
      </Page>
    );
  }
  return (
    <Page title={messages.pageFailed}>
      <div className="page-columns">
        <LoadFailure
          problem={problemOf(error)}
          message={messages.pageFailedText}
          next={messages.pageFailedNext}
          onRetry={onRetry}
          isRetrying={isFetching}
        />
      </div>
    </Page>
  );
}
