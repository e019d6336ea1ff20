import './account.css';
import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { useAddressSecret } from '@portal/auth/sign-in';
import { stopAccountRecovery } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, EmptyState, LinkButton, Page } from '@portal/ui';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';

/** Where the link of the warning leads. It stops by a press alone: readers of mail open every link, and some run its script. */
export function StopRecovery() {
  const messages = useAccountMessages();
  const api = useApiClient();
  const token = useAddressSecret('token');
  const stopping = useMutation({
    mutationFn: (body: { token: string }) => api(stopAccountRecovery, { body }),
  });
  const contact = <LinkButton to="/contact-us">{messages.contactUs}</LinkButton>;
  if (stopping.isSuccess) {
    return (
      <Page title={messages.stoppedTitle} width="text">
        <EmptyState icon="success" title={messages.stoppedText} action={contact} />
      </Page>
    );
  }
  if (token === undefined) {
    return (
      <Page title={messages.stopTitle} width="text">
        <EmptyState icon="error" title={messages.stopNoLink} action={contact} />
      </Page>
    );
  }
  // What is over or was never a link is not mended by another press.
  const isFinal = stopping.error instanceof ApiError && [409, 422].includes(stopping.error.status);
  return (
    <Page title={messages.stopTitle} width="text">
      <NeedsScript />
      <p>{messages.stopText}</p>
      {stopping.isError && <p role="alert">{messageFrom(stopping.error, messages.stopFailed)}</p>}
      {isFinal ? (
        contact
      ) : (
        <Button variant="danger" pending={stopping.isPending} onClick={() => stopping.mutate({ token })}>
          {messages.stopAction}
        </Button>
      )}
    </Page>
  );
}
