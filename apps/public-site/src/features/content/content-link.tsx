import { TextLink } from '@portal/ui';
import type { ReactNode } from 'react';

export interface ContentLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link of the content: within the portal, or out of it. */
export function ContentLink({ to, children, className = '' }: ContentLinkProps) {
  if (to.startsWith('/')) {
    return (
      <TextLink to={to} className={className}>
        {children}
      </TextLink>
    );
  }
  return (
    <a href={to} className={`ui-link ${className}`} data-look="underlined" rel="noopener external">
      {children}
    </a>
  );
}
