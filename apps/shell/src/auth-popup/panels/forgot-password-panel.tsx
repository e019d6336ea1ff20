import { ForgotPasswordForm, useSignInMessages } from '@portal/auth/sign-in';
import type { PanelProps } from '../panel-props.ts';
import { PopupLink } from './popup-link.tsx';

export function ForgotPasswordPanel({ onShow }: PanelProps) {
  const messages = useSignInMessages();
  return (
    <div className="auth-form">
      <ForgotPasswordForm
        isFirst
        texts={{ required: messages.emailRequired, invalid: messages.invalidEmail, failed: messages.loginFailed }}
        onSent={(email) => onShow('reset-message', { email })}
      />
      <div className="auth-popup-links">
        <PopupLink mode="login">{messages.backToLogin}</PopupLink>
        <PopupLink mode="register">{messages.register}</PopupLink>
      </div>
    </div>
  );
}
