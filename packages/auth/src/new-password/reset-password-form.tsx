import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { resetPassword } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, Notice, showToast, TextLink } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useSignInMessages } from '../sign-in/messages/use-sign-in-messages.ts';
import { StepTitle } from '../sign-in/steps/step-title.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type NewPasswordTexts, useNewPassword } from './use-new-password.ts';

export interface ResetPasswordFormProps {
  /** Of the link in the e-mail. */
  readonly token: string | undefined;
  readonly texts: NewPasswordTexts & { readonly passwordLabel: string; readonly confirmLabel: string };
  readonly onDone: () => void;
  readonly onCancel?: () => void;
  readonly isFirst?: boolean;
}

/** A new password by an e-mailed link. The link works once. */
export function ResetPasswordForm({ token, texts, onDone, onCancel, isFirst = false }: ResetPasswordFormProps) {
  const api = useApiClient();
  const messages = useSignInMessages();
  const fields = useNewPassword(texts);
  const [knownPassword, setKnownPassword] = useState('');
  const { values } = fields;
  const change = useMutation({
    mutationFn: (body: { token: string; password: string; confirmPassword: string }) => api(resetPassword, { body }),
    onMutate: () => showToast({ kind: 'loading', message: messages.resetting }),
    onSuccess() {
      showToast({ kind: 'success', message: messages.resetSucceeded });
      fields.reset();
      onDone();
    },
    onError(error, { password }) {
      showToast({ kind: 'error', message: messageFrom(error, messages.resetFailed) });
      if (!(error instanceof ApiError)) return;
      fields.refuse(error.fieldErrors);
      if (error.is('identity.password-known')) setKnownPassword(password);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!token || change.isPending || !fields.check()) return;
    change.mutate({ token, password: values.password, confirmPassword: values.confirmPassword });
  }

  const isOver = change.error instanceof ApiError && change.error.is('identity.link-invalid');
  if (!token || isOver) {
    return (
      <Notice kind="warning">
        {isOver ? <StepTitle>{messages.linkOver}</StepTitle> : <p>{messages.linkMissing}</p>}
        <TextLink to="/?a=forgot-password">{messages.newLink}</TextLink>
      </Notice>
    );
  }
  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <NewPasswordFields
        fields={fields}
        passwordLabel={texts.passwordLabel}
        confirmLabel={texts.confirmLabel}
        isKnown={knownPassword !== '' && knownPassword === values.password}
        isFirst={isFirst}
      />
      <div className="auth-actions">
        {onCancel && (
          <Button variant="secondary" size="lg" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button type="submit" size="lg" pending={change.isPending} pendingText={messages.resetting}>
          {messages.resetPassword}
        </Button>
      </div>
    </form>
  );
}
