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
  /** A file to keep: when it cannot be had, the browser says so and stays on the page. */
  readonly download?: boolean;
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
  download,
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
          download={download}
          replace={replace}
          reloadDocument={reloadDocument ?? crossesDocument(pathname, to)}
        />
      )}
    />
  );
}
