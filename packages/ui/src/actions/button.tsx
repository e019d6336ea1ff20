import { Button as MantineButton } from '@mantine/core';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonVariant, buttonLooks } from './button-variant.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly fullWidth?: boolean;
  readonly icon?: ReactNode;
  /** Disables the button and says so; a form must not be sent twice. */
  readonly pending?: boolean;
  /** Shown instead of the label while pending (spec §2.3: "Logging in. Please wait..."). */
  readonly pendingText?: string;
}

export function Button({
  variant = 'primary',
  icon,
  pending = false,
  pendingText,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <MantineButton
      {...rest}
      {...buttonLooks[variant]}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      leftSection={pending ? <span className="ui-spinner" aria-hidden="true" /> : icon}
    >
      {pending && pendingText ? pendingText : children}
    </MantineButton>
  );
}
