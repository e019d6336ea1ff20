import { TextInput } from '@portal/ui';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import type { FieldProps } from './use-fields.ts';

export interface EmailFieldProps extends FieldProps {
  /** The first field of a dialog takes the focus when it opens. */
  readonly isFirst?: boolean;
}

/** Nameless on purpose: a form that is sent before its script runs puts nothing into the address. */
export function EmailField({ isFirst = false, ...field }: EmailFieldProps) {
  const messages = useSignInMessages();
  return (
    <TextInput
      {...field}
      label={messages.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      required
      withAsterisk={false}
      data-autofocus={isFirst || undefined}
    />
  );
}
