import { SignInForm, useSignInMessages } from '@portal/auth/sign-in';
import { Button, Icon } from '@portal/ui';
import type { PanelProps } from '../panel-props.ts';
import { PopupLink } from './popup-link.tsx';

export function LoginPanel({ onClose }: PanelProps) {
  const messages = useSignInMessages();
  return (
    <div className="auth-popup-columns">
      <div>
        <SignInForm
          door="public"
          isFirst
          links={
            <p className="auth-forgot">
              <PopupLink mode="forgot-password">{messages.forgotPassword}</PopupLink>
            </p>
          }
          after={
            <div className="auth-popup-links">
              <PopupLink mode="register">{messages.register}</PopupLink>
              <Button variant="quiet" icon={<Icon name="arrow-left" />} onClick={onClose}>
                {messages.goBack}
              </Button>
            </div>
          }
        />
      </div>
      <aside className="auth-popup-aside">
        <h3>{messages.accountFor}</h3>
        <ul>
          {[messages.accountForBills, messages.accountForInvoices, messages.accountForReturns].map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </ul>
        <p>{messages.noAccountNeeded}</p>
      </aside>
    </div>
  );
}
