import { useApiClient } from '@portal/api-client';
import { currentSession, openSession } from '@portal/auth';
import { confirmContactChange } from '@portal/contracts';
import { Button, TextInput } from '@portal/ui';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { useSection } from './use-section.ts';

export interface ContactCodeProps {
  readonly kind: 'email' | 'phone';
  readonly asked: { readonly id: string; readonly value: string };
  readonly onDone: () => void;
}

export function ContactCode({ kind, asked, onDone }: ContactCodeProps) {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const words = messages[kind];
  const { form, isSaving, send } = useSection({
    initial: { code: '' },
    parse: ({ code }) => {
      const digits = code.replace(/\s/g, '');
      return /^\d{6}$/.test(digits)
        ? { kind: 'complete', value: digits }
        : { kind: 'wrong', problems: { code: messages.codeWrong } };
    },
    async save(code: string) {
      await api(confirmContactChange, { params: { id: asked.id }, body: { code } });
      const session = currentSession();
      // What the device remembers of the person follows.
      if (session && kind === 'email') await openSession({ ...session, user: { ...session.user, email: asked.value } });
    },
    done: words.changed,
    onDone,
    fieldOf: (error) => (error.is('account.code-invalid') ? { code: error.message } : {}),
  });
  return (
    <form className="auth-form" onSubmit={send} noValidate>
      <p>{words.enterCode(asked.value)}</p>
      <TextInput
        {...form.field('code')}
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        maxLength={12}
      />
      <div className="account-actions">
        <Button type="submit" pending={isSaving} pendingText={messages.saving}>
          {messages.confirm}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
