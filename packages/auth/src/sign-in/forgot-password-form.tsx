import { messageFrom, useApiClient } from '@portal/api-client';
import { requestPasswordReset } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import type { FormEvent } from 'react';
import { EmailField } from './form/email-field.tsx';
import { isEmail } from './form/is-email.ts';
import { useFields } from './form/use-fields.ts';
import { useSignInMessages } from './messages/use-sign-in-messages.ts';
import { SlowedNotice } from './slowed-notice.tsx';

export interface ForgotPasswordFormProps {
  /** Popup and page have different words for the same (spec §5, §8). */
  readonly texts: { readonly required: string; readonly invalid: string; readonly failed: string };
  /** In a dialog it takes the focus. */
  readonly isFirst?: boolean;
  readonly onSent: (email: string) => void;
}

/** The answer is the same whether or not an account has this address. */
export function ForgotPasswordForm({ texts, isFirst = false, onSent }: ForgotPasswordFormProps) {
  const api = useApiClient();
  const messages = useSignInMessages();
  const { values, field, check, reset } = useFields({
    email(email) {
      if (!email.trim()) return texts.required;
      return isEmail(email) ? undefined : texts.invalid;
    },
  });
  const request = useMutation({
    mutationFn: (email: string) => api(requestPasswordReset, { body: { email } }),
    onMutate: () => showToast({ kind: 'loading', message: messages.resetting }),
    onSuccess(_, email) {
      showToast({ kind: 'info', message: messages.checkInbox });
      reset();
      onSent(email);
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, texts.failed) }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!request.isPending && check()) request.mutate(values.email.trim());
  }

  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <p>
        {messages.forgotText} {messages.confirmEmail}.
      </p>
      <SlowedNotice error={request.error} />
      <EmailField {...field('email')} isFirst={isFirst} />
      <Button type="submit" size="lg" fullWidth pending={request.isPending} pendingText={messages.resetting}>
        {messages.resetPassword}
      </Button>
    </form>
  );
}
