import { useSignInMessages } from '@portal/auth/sign-in';
import { useLocation } from '@portal/platform/router';
import { Icon } from '@portal/ui';
import { PopupLink } from './popup-link.tsx';

/** Says the same whether or not an account has the address. */
export function ResetMessagePanel() {
  const messages = useSignInMessages();
  const { state } = useLocation();
  const email = (state as { readonly email?: string } | null)?.email;
  return (
    <div className="auth-form">
      <p className="auth-popup-message" tabIndex={-1} data-autofocus>
        <Icon name="mail" size={32} />
        {email ? messages.checkEmailText(email) : messages.checkEmailTextUnknown}
      </p>
      <p>{messages.confirmEmail}.</p>
      <p>
        <PopupLink mode="login">{messages.backToLogin}</PopupLink>
      </p>
    </div>
  );
}
