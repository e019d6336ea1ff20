import { contactEmailSchema, contactNameSchema, contactPhoneSchema } from '@portal/contracts';
import { TextInput } from '@portal/ui';
import type { ChangeEvent, RefObject } from 'react';
import { useVisitorFormMessages, type VisitorFormMessages } from './messages/use-visitor-form-messages.ts';

export type PersonField = 'name' | 'email' | 'phone';

interface NamedField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface PersonFieldsProps {
  readonly fieldProps: (name: PersonField) => NamedField;
  readonly isPhoneRequired: boolean;
  /** The field nobody sees. */
  readonly trap: RefObject<HTMLInputElement | null>;
}

/** Who asks, and how to reach them. */
export function PersonFields({ fieldProps, isPhoneRequired, trap }: PersonFieldsProps) {
  const messages = useVisitorFormMessages();
  return (
    <>
      <TextInput
        {...fieldProps('name')}
        label={messages.name}
        autoComplete="name"
        maxLength={120}
        required
        withAsterisk={false}
      />
      <TextInput
        {...fieldProps('email')}
        label={messages.email}
        description={messages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        withAsterisk={false}
      />
      <TextInput
        {...fieldProps('phone')}
        label={isPhoneRequired ? messages.phone : messages.phoneOptional}
        description={messages.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
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
