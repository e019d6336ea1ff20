import { Button as MantineButton } from '@mantine/core';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { type ButtonVariant, buttonLooks } from './button-variant.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly fullWidth?: boolean;
  readonly icon?: ReactNode;
  /**
   * Cannot be pressed, nor its form be sent, until it is over. The button keeps the focus: one that is disabled drops it, and whoever
   * listens or has no mouse is at the top of the page when the answer comes.
   */
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
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <MantineButton
      {...rest}
      {...buttonLooks[variant]}
      type={type}
      disabled={disabled}
      data-disabled={pending}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? refuse : onClick}
      leftSection={pending ? <span className="ui-spinner" aria-hidden="true" /> : icon}
    >
      {pending && pendingText ? pendingText : children}
    </MantineButton>
  );
}

/** Enter in a field of the form presses its button too. */
function refuse(event: MouseEvent) {
  event.preventDefault();
}
