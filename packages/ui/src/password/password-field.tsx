import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useUiMessages } from '../messages/use-ui-messages.ts';

export type PasswordFieldProps = Omit<PasswordInputProps, 'visibilityToggleButtonProps' | 'visible' | 'defaultVisible'>;

/** Lets one paste, use a password manager and look at what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const messages = useUiMessages();
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      autoComplete="current-password"
      // Mantine says it of every other field.
      aria-invalid={props.error ? true : undefined}
      {...props}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? messages.hidePassword : messages.showPassword,
        tabIndex: 0,
      }}
    />
  );
}
