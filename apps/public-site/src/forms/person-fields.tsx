import { contactEmailSchema, contactNameSchema, contactPhoneSchema } from '@portal/contracts';
import { TextInput } from '@portal/ui';
import type { DraftField } from '@portal/ui/forms';
import type { RefObject } from 'react';
import { EmailInput } from './email-input.tsx';
import { useVisitorFormMessages, type VisitorFormMessages } from './messages/use-visitor-form-messages.ts';
import { PhoneInput } from './phone-input.tsx';

export type PersonField = 'name' | 'email' | 'phone';

export interface PersonFieldsProps {
  readonly field: (name: PersonField) => DraftField;
  readonly isPhoneRequired: boolean;
  /** The field nobody sees. */
  readonly trap: RefObject<HTMLInputElement | null>;
}

/** Who asks, and how to reach them. */
export function PersonFields({ field, isPhoneRequired, trap }: PersonFieldsProps) {
  const messages = useVisitorFormMessages();
  return (
    <>
      <TextInput
        {...field('name')}
        label={messages.name}
        autoComplete="name"
        maxLength={120}
        required
        withAsterisk={false}
      />
      <EmailInput
        {...field('email')}
        label={messages.email}
        description={messages.emailHint}
        required
        withAsterisk={false}
      />
      <PhoneInput
        {...field('phone')}
        label={isPhoneRequired ? messages.phone : messages.phoneOptional}
        description={messages.phoneHint}
        required={isPhoneRequired}
        withAsterisk={false}
      />
      <p className="visitor-form-trap" aria-hidden="true">
        <label>
          Website
          <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

/** By the contract's own rules, so that what passes here is not refused there. */
export function personProblems(
  { name, email, phone }: Readonly<Record<PersonField, string>>,
  isPhoneRequired: boolean,
  messages: VisitorFormMessages,
): Partial<Record<PersonField, string>> {
  const needsPhone = isPhoneRequired || phone !== '';
  return {
    ...(!contactNameSchema.safeParse(name).success && { name: messages.nameMissing }),
    ...(!contactEmailSchema.safeParse(email).success && { email: messages.emailWrong }),
    ...(needsPhone && !contactPhoneSchema.safeParse(phone).success && { phone: messages.phoneWrong }),
  };
}
