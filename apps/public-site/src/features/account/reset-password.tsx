import './account.css';
import { ResetPasswordForm } from '@portal/auth/new-password';
import { useAddressSecret } from '@portal/auth/sign-in';
import { useNavigate } from '@portal/platform/router';
import { Page, Sheet } from '@portal/ui';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';

/** Where the link of the e-mail leads (spec §2.6). */
export function ResetPassword() {
  const messages = useAccountMessages();
  const navigate = useNavigate();
  const token = useAddressSecret('token');
  return (
    <Page title={messages.resetTitle} width="form">
      <NeedsScript />
      <Sheet>
        <ResetPasswordForm
          token={token}
          texts={{
            passwordLabel: messages.password,
            confirmLabel: messages.confirmPassword,
            passwordRequired: messages.passwordRequired,
            confirmRequired: messages.confirmRequired,
          }}
          onDone={() => void navigate('/?a=login', { replace: true })}
        />
      </Sheet>
    </Page>
  );
}
