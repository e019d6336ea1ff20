import { ApiError, messageFrom } from '@portal/api-client';
import { NewPasswordFields, UserNameField, type useNewPassword } from '@portal/auth/new-password';
import { Button, ErrorSummary, Sheet } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';

export interface PasswordStepProps {
  /** Whose password it is. */
  readonly email: string;
  readonly fields: ReturnType<typeof useNewPassword>;
  /** Of the last attempt to register; null when there was none. */
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
}

/** Step 2 of spec §2.4. */
export function PasswordStep({ email, fields, error, isPending, onSubmit }: PasswordStepProps) {
  const messages = useRegistrationMessages();
  const [refused, setRefused] = useState('');
  const isKnown = error instanceof ApiError && error.is('identity.password-known');
  const { password } = fields.values;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !fields.check()) return;
    setRefused(password);
    onSubmit();
  }

  return (
    <form className="registration-form" onSubmit={submit} noValidate>
      {error && !isPending && (
        <ErrorSummary problems={[problem(messageFrom(error, messages.registrationFailed), isKnown, fields)]} />
      )}
      <UserNameField email={email} />
      <Sheet className="registration-form">
        <NewPasswordFields
          fields={fields}
          passwordLabel={messages.password}
          confirmLabel={messages.confirmPassword}
          isKnown={isKnown && refused === password}
        />
      </Sheet>
      <Button type="submit" size="lg" fullWidth pending={isPending} pendingText={messages.completing}>
        {messages.complete}
      </Button>
    </form>
  );
}

function problem(message: string, isOfPassword: boolean, { field }: PasswordStepProps['fields']) {
  return isOfPassword ? { fieldId: field('password').id, message } : { message };
}
