import { messageFrom, useApiClient } from '@portal/api-client';
import { useAddressSecret } from '@portal/auth/sign-in';
import { stopReminders } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, EmptyState, LinkButton, Page } from '@portal/ui';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { texts } from './texts.ts';

/** Where the link of a reminder leads. It stops by a press alone: readers of mail open every link. */
export function StopReminders() {
  const localized = useLocalized();
  const api = useApiClient();
  const key = useAddressSecret('key');
  const stopping = useMutation({ mutationFn: (own: string) => api(stopReminders, { params: { key: own } }) });
  const title = localized(texts.title);
  if (stopping.isSuccess)
    return (
      <Page title={title} width="text">
        <EmptyState
          icon="success"
          title={localized(texts.stopped)}
          action={<LinkButton to="/">{localized(texts.home)}</LinkButton>}
        />
      </Page>
    );
  if (key === undefined)
    return (
      <Page title={title} width="text">
        <EmptyState
          icon="error"
          title={localized(texts.noLink)}
          action={<LinkButton to="/contact-us">{localized(texts.contact)}</LinkButton>}
        />
      </Page>
    );
  return (
    <Page title={title} width="text">
      <NeedsScript />
      <p>{localized(texts.lead)}</p>
      {stopping.isError && <p role="alert">{messageFrom(stopping.error, stopReminders.failed)}</p>}
      <Button pending={stopping.isPending} onClick={() => stopping.mutate(key)}>
        {localized(texts.stop)}
      </Button>
    </Page>
  );
}
