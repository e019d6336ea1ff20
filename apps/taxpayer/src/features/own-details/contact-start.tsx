import { useApiClient } from '@portal/api-client';
import { contactChangeBody, startContactChange } from '@portal/contracts';
import { Button, TextInput } from '@portal/ui';
import { PasswordField, parsedBy } from '@portal/ui/forms';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { useSection } from './use-section.ts';

export interface ContactStartProps {
  readonly kind: 'email' | 'phone';
  readonly onSent: (asked: { readonly id: string; readonly value: string }) => void;
}

const field = { email: 'email', phone: 'phoneNumber' } as const;

export function ContactStart({ kind, onSent }: ContactStartProps) {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const words = messages[kind];
  const { form, isSaving, send } = useSection({
    initial: { value: '', password: '' },
    parse: ({ value, password }) =>
      parsedBy(
        {
          safeParse(candidate) {
            const parsed = contactChangeBody.safeParse(candidate);
            if (parsed.success) return parsed;
            const issues = parsed.error.issues.map(({ path, message }) => ({
              path: path[0] === 'password' ? path : ['value'],
              message,
            }));
            return { success: false, error: { issues } };
          },
        },
        { kind, [field[kind]]: value, password },
        ['value', 'password'],
        (name) => ({ value, password })[name].trim() === '' ? messages.required : words.wrong,
      ),
    save: async (body) => {
      const { id } = await api(startContactChange, { body });
      return { id, value: body.kind === 'email' ? body.email : body.phoneNumber };
    },
    done: words.sent,
    onDone: onSent,
    fieldOf: (error) => (error.is('identity.invalid-credentials') ? { password: messages.wrongPassword } : {}),
  });
  return (
    <form className="auth-form" onSubmit={send} noValidate>
      <TextInput
        {...form.field('value')}
        label={words.label}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        maxLength={254}
      />
      <PasswordField
        {...form.field('password')}
        label={messages.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
      />
      <div className="account-actions">
        <Button type="submit" variant="secondary" pending={isSaving} pendingText={messages.saving}>
          {messages.sendCode}
        </Button>
      </div>
    </form>
  );
}
