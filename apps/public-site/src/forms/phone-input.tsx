import { TextInput } from '@portal/ui';
import type { ComponentProps } from 'react';

export function PhoneInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={32} {...props} />;
}
