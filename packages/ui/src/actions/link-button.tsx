import { Button as MantineButton } from '@mantine/core';
import { Link, useLocation } from '@portal/platform/router';
import type { ReactNode } from 'react';
import { type ButtonVariant, buttonLooks } from './button-variant.ts';
import { crossesDocument } from './document-of.ts';

export interface LinkButtonProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly fullWidth?: boolean;
  readonly icon?: ReactNode;
  readonly replace?: boolean;
  /** As on `TextLink`. */
  readonly reloadDocument?: boolean;
  readonly className?: string;
  /** Id of what says which one this is, where several links have the same words. */
  readonly describedBy?: string;
  /** Carried to the next screen (`useLocation().state`); lost by a full page load. */
  readonly state?: unknown;
}

/** Goes somewhere, and looks like a button because it is the next step. */
export function LinkButton({
  variant = 'primary',
  icon,
  reloadDocument,
  to,
  replace = false,
  describedBy,
  ...rest
}: LinkButtonProps) {
  const { pathname } = useLocation();
  return (
    <MantineButton
      {...rest}
      {...buttonLooks[variant]}
      leftSection={icon}
      renderRoot={(props) => (
        <Link
          {...props}
          aria-describedby={describedBy}
          to={to}
          replace={replace}
          reloadDocument={reloadDocument ?? crossesDocument(pathname, to)}
        />
      )}
    />
  );
}
