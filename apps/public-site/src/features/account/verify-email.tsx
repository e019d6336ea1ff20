import './account.css';
import { useAddressSecret } from '@portal/auth/sign-in';
import { EmptyState, LinkButton, Page, TextLink } from '@portal/ui';
import { useAccountMessages } from './messages/use-account-messages.ts';
import { ResendLink } from './resend-link.tsx';
import { useEmailVerification } from './use-email-verification.ts';

/** Where the link of the verification e-mail leads: it verifies by itself (spec §2.5). */
export function VerifyEmail() {
  const messages = useAccountMessages();
  const token = useAddressSecret('token');
  const state = useEmailVerification(token);
  if (state === 'verified') {
    return (
      <Page title={messages.verifiedTitle} width="text">
        <EmptyState
          icon="success"
          title={messages.verifiedText}
          action={<LinkButton to="/?a=login">{messages.login}</LinkButton>}
        />
      </Page>
    );
  }
  if (state === 'failed') {
    return (
      <Page title={messages.failedTitle} width="text">
        <EmptyState icon="error" title={messages.failedText} action={<ResendLink token={token} />}>
          {messages.maybeVerified} <TextLink to="/?a=login">{messages.login}</TextLink>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={messages.verifyingTitle} width="text">
      <p role="status">
        <span className="ui-spinner" aria-hidden="true" /> {messages.verifyingText}
      </p>
    </Page>
  );
}
