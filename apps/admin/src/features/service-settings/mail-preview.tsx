import { messageFrom, useApiClient } from '@portal/api-client';
import { type MailTemplateId, type MailWording, previewMail } from '@portal/contracts';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button, ErrorState, Skeleton, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';

interface MailPreviewProps {
  readonly template: MailTemplateId;
  readonly wording: MailWording;
  readonly onClose: () => void;
}

/** The mail as it would go out, put together by the server with examples; and into the own mailbox, where it looks as people see it. */
export function MailPreview({ template, wording, onClose }: MailPreviewProps) {
  const messages = useServiceSettingsMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['mail-preview', template, wording],
    queryFn: ({ signal }) => api(previewMail, { body: { template, wording, isSent: false } }, signal),
  });
  const sending = useMutation({
    mutationFn: () => api(previewMail, { body: { template, wording, isSent: true } }),
    onSuccess: ({ sentTo }) => showToast({ kind: 'success', message: messages.sentTo(sentTo ?? '') }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.failed) }),
  });
  return (
    <Modal isOpen onClose={onClose} title={messages.preview} width={640} sheetOnPhones>
      <div className="settings-change">
        <p className="settings-quiet">{messages.previewLead}</p>
        {query.isPending && <Skeleton height={240} role="status" aria-label={messages.preview} />}
        {query.isError && (
          <ErrorState
            message={messageFrom(query.error, messages.failed)}
            onRetry={() => query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && (
          <>
            <p>
              <b>{query.data.subject}</b>
            </p>
            <pre className="settings-mail">{query.data.text}</pre>
          </>
        )}
        <div className="settings-moves">
          <Button variant="secondary" pending={sending.isPending} onClick={() => sending.mutate()}>
            {messages.sendToMe}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
