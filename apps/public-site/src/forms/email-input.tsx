import { TextInput } from '@portal/ui';
import type { ComponentProps } from 'react';

/** An address as people have it on their phones: filled in by the browser, without a capital at its beginning. */
export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  );
}
