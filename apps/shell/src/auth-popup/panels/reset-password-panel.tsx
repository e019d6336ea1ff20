import { ResetPasswordForm } from '@portal/auth/new-password';
import { useAddressSecret, useSignInMessages } from '@portal/auth/sign-in';
import type { PanelProps } from '../panel-props.ts';

export function ResetPasswordPanel({ onClose, onShow }: PanelProps) {
  const messages = useSignInMessages();
  const token = useAddressSecret('token');
  return (
    <ResetPasswordForm
      token={token}
      texts={{
        passwordLabel: messages.newPassword,
        confirmLabel: messages.repeatPassword,
        passwordRequired: messages.fieldRequired,
        confirmRequired: messages.fieldRequired,
      }}
      isFirst
      onCancel={onClose}
      onDone={() => onShow('reset-success')}
    />
  );
}
