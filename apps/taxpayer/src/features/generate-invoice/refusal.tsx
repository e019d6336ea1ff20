import { ApiError, messageFrom } from '@portal/api-client';
import { Notice, TextLink } from '@portal/ui';
import { useInvoiceMessages } from './messages/use-invoice-messages.ts';

/** Why the bill was not raised, with the way to mend it where that is elsewhere. */
export function Refusal({ error }: { readonly error: Error }) {
  const messages = useInvoiceMessages();
  return (
    <Notice kind="danger" role="alert">
      <p>{messageFrom(error, messages.notRaised)}</p>
      {error instanceof ApiError && error.is('organisation.missing') && (
        <p>
          <TextLink to="/user/settings">{messages.openProfile}</TextLink>
        </p>
      )}
    </Notice>
  );
}
