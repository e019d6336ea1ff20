import { TextInput } from '@portal/ui';
import type { FieldProps } from '../form/use-fields.ts';

export interface CodeFieldProps extends FieldProps {
  readonly label: string;
  /** A recovery code has letters; a one-time code has digits only and may be filled in by the phone. */
  readonly kind: 'one-time' | 'recovery';
  readonly description?: string;
}

export function CodeField({ kind, ...field }: CodeFieldProps) {
  return (
    <TextInput
      {...field}
      inputMode={kind === 'one-time' ? 'numeric' : 'text'}
      autoComplete={kind === 'one-time' ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={24}
      required
      withAsterisk={false}
      classNames={{ input: 'auth-code' }}
    />
  );
}
