import './account.css';
import { ForgotPasswordForm } from '@portal/auth/sign-in';
import { useNavigate } from '@portal/platform/router';
import { Page, Sheet, TextLink } from '@portal/ui';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';

/** The stand-alone page (spec §2.6); the popup of the same name has its own words for what is wrong. */
export function ForgotPassword() {
  const messages = useAccountMessages();
  const navigate = useNavigate();
  return (
    <Page title={messages.forgotTitle} width="form">
      <NeedsScript />
      <Sheet>
        <ForgotPasswordForm
          texts={{
            required: messages.emailRequired,
            invalid: messages.emailInvalid,
            failed: messages.confirmEmail,
          }}
          onSent={(email) => void navigate('/?a=reset-message', { state: { email } })}
        />
      </Sheet>
      <p>
        <TextLink to="/">{messages.back}</TextLink>
      </p>
    </Page>
  );
}
