import { useApiClient } from '@portal/api-client';
import { requestCorrection } from '@portal/contracts';
import { Button, TextInput } from '@portal/ui';
import { DateField, isoDateOf, parsedBy, TextAreaField } from '@portal/ui/forms';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { useSection } from './use-section.ts';

export interface CorrectionFormProps {
  readonly onDone: () => void;
}

const fields = ['firstName', 'lastName', 'otherName', 'dateOfBirth', 'nin', 'reason'] as const;

/** Only what is wrong is filled in. */
export function CorrectionForm({ onDone }: CorrectionFormProps) {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const { form, isSaving, send } = useSection({
    initial: { firstName: '', lastName: '', otherName: '', dateOfBirth: '', nin: '', reason: '' },
    parse({ reason, dateOfBirth, ...rest }) {
      const typed = Object.entries(rest).filter(([, value]) => value.trim() !== '');
      const day = dateOfBirth.trim() && { dateOfBirth: isoDateOf(dateOfBirth) ?? dateOfBirth };
      const candidate = { ...Object.fromEntries(typed), ...(day || {}), reason };
      return parsedBy(requestCorrection.body, candidate, fields, (field) => {
        if (field === 'reason') return reason.trim() === '' ? messages.required : messages.sayWhat;
        return messages.wrongIdentity[field];
      });
    },
    save: (body) => api(requestCorrection, { body }),
    done: messages.correctionSent,
    onDone,
  });
  const { field } = form;
  return (
    <form className="auth-form" onSubmit={send} noValidate>
      <p>{messages.onlyWrong}</p>
      <TextInput {...field('firstName')} label={messages.firstName} autoComplete="off" maxLength={80} />
      <TextInput {...field('lastName')} label={messages.lastName} autoComplete="off" maxLength={80} />
      <TextInput {...field('otherName')} label={messages.otherName} autoComplete="off" maxLength={80} />
      <DateField {...field('dateOfBirth')} label={messages.dateOfBirth} autoComplete="off" />
      <TextInput {...field('nin')} label={messages.nin} inputMode="numeric" autoComplete="off" maxLength={20} />
      <TextAreaField
        {...field('reason')}
        label={messages.reason}
        description={messages.reasonHint}
        required
        withAsterisk={false}
        maxLength={500}
        rows={3}
      />
      <div className="account-actions">
        <Button type="submit" pending={isSaving} pendingText={messages.saving}>
          {messages.sendCorrection}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
