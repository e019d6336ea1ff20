import { useSignInMessages } from '@portal/auth/sign-in';
import { Button, Icon } from '@portal/ui';
import type { PanelProps } from '../panel-props.ts';

export function ResetSuccessPanel({ onShow }: PanelProps) {
  const messages = useSignInMessages();
  return (
    <div className="auth-form">
      <p className="auth-popup-message" tabIndex={-1} data-autofocus>
        <Icon name="success" size={32} />
        {messages.resetSuccessText}
      </p>
      <Button size="lg" fullWidth onClick={() => onShow('login')}>
        {messages.login}
      </Button>
    </div>
  );
}
