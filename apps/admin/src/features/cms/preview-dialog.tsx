import { messageFrom, useApiClient } from '@portal/api-client';
import { createPreviewLink } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, formatDateTime, Skeleton, TextLink } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { cmsKey } from './cms.queries.ts';
import { useCmsMessages } from './messages/use-cms-messages.ts';

interface PreviewDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A signed link that shows the saved draft on the public site, drawn by the very page it will be. */
export function PreviewDialog({ id, onClose }: PreviewDialogProps) {
  const messages = useCmsMessages();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: [...cmsKey, 'preview', id],
    queryFn: () => api(createPreviewLink, { params: { id } }),
    gcTime: 0,
    retry: false,
  });
  return (
    <Modal isOpen onClose={onClose} title={messages.preview}>
      {query.isPending && <Skeleton height={60} role="status" aria-label={messages.loading} />}
      {query.isError && (
        <ErrorState
          message={messageFrom(query.error, messages.failed)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && (
        <>
          <p>{messages.previewText(formatDateTime(query.data.expiresAt, language))}</p>
          <p>
            <TextLink to={query.data.path} reloadDocument target="_blank" rel="noreferrer">
              {messages.openPreview}
            </TextLink>
          </p>
        </>
      )}
    </Modal>
  );
}
